import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import fastGlob from 'fast-glob';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../package.json' with { type: 'json' };
import { root } from './support/tables.ts';

const runFile = promisify(execFile);

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Record<string, unknown>;
}

interface Job {
  readonly permissions?: Record<string, string>;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: Record<string, unknown>;
  readonly permissions?: object;
  readonly concurrency?: { readonly group: string; readonly 'cancel-in-progress': boolean };
  readonly jobs: Record<string, Job>;
}

const workflows = fastGlob.sync('.github/workflows/*', { cwd: root, dot: true }).map((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const workflow = parse(text) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  return { name: path.basename(file), text, workflow, steps };
});
const cases = workflows.map((one) => [one.name, one] as const);

function named(name: string) {
  const found = workflows.find((one) => one.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

describe('workflows', () => {
  it('are there', () => {
    expect(workflows.map(({ name }) => name).sort()).toEqual(['nightly.yml', 'pull-request.yml']);
  });

  it.for(cases)('%s uses actions at a commit, and says which version it is', ([, { text, steps }]) => {
    const lines = text.match(/^.*\buses:.*$/gm) ?? [];
    expect(lines).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    for (const line of lines) expect(line).toMatch(/uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('use an action at one commit everywhere', () => {
    const uses = workflows.flatMap(({ steps }) => steps.flatMap((step) => step.uses ?? []));
    const actions = new Set(uses.map((one) => one.split('@')[0]));
    expect(new Set(uses).size).toBe(actions.size);
  });

  it.for(cases)('%s runs commands that there are', ([, { text }]) => {
    const commands = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name);
    for (const name of commands) expect(Object.keys(packageJson.scripts)).toContain(name);
    for (const [file] of text.matchAll(/\.github\/scripts\/[\w.-]+/g))
      expect(fastGlob.sync(file, { cwd: root, dot: true })).toEqual([file]);
  });

  it.for(cases)('%s gives each job the permissions it needs, and ends it some time', ([, { workflow }]) => {
    expect(workflow.permissions).toEqual({});
    for (const job of Object.values(workflow.jobs)) {
      expect(Object.keys(job.permissions ?? {})).not.toHaveLength(0);
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  });

  it.for(cases)('%s leaves no token behind in the checkout', ([, { steps }]) => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  it.for(cases)('%s hands values to commands in the environment, never in their text', ([, { steps }]) => {
    for (const { run } of steps) expect(run ?? '').not.toContain('${{');
  });

  it.for(cases)('%s is not run with secrets on what others wrote', ([, { text, workflow }]) => {
    expect(workflow.on).not.toHaveProperty('pull_request_target');
    expect(workflow.on).not.toHaveProperty('workflow_run');
    if ('pull_request' in workflow.on) expect(text).not.toContain('secrets.');
  });
});

describe('a pull request', () => {
  it('has its own code run only where nothing can be written', () => {
    const jobs = Object.values(named('pull-request.yml').workflow.jobs);
    const writing = jobs.filter(({ permissions }) => Object.values(permissions ?? {}).includes('write'));
    expect(writing).toHaveLength(1);
    for (const { uses, run } of writing.flatMap(({ steps }) => steps)) {
      expect(uses).toBeUndefined();
      expect(run).not.toMatch(/\b(npm|npx|node)\b/);
    }
  });
});

describe('the nightly run', () => {
  const { steps, workflow } = named('nightly.yml');
  const at = (command: RegExp) => {
    const index = steps.findIndex(({ run }) => command.test(run ?? ''));
    expect(index, command.source).not.toBe(-1);
    return index;
  };

  it('deploys what was tested, and pushes what was verified', () => {
    const order = [
      /npm ci/,
      /npm run refresh/,
      /npm run check/,
      /npm run build/,
      /npm test/,
      /git commit/,
      /git push --dry-run/,
      /^npx wrangler deploy$/,
      /npm run verify/,
      /git push origin/,
      /npx wrangler rollback/,
      /nightly-issue.sh failed/,
    ].map(at);
    expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
  });

  it('never meets another', () => {
    expect(workflow.concurrency).toEqual({ group: 'nightly', 'cancel-in-progress': false });
  });

  it('does nothing to what is published where the data are as they were', () => {
    for (const step of steps.slice(at(/git push --dry-run/), at(/npx wrangler rollback/)))
      expect(step.if).toBe('steps.commit.outputs.made');
  });
});

describe('the scripts of the nightly run', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nightly-'));
  const at = (name: string) => path.join(folder, name);
  const script = (name: string) => path.join(root, '.github/scripts', name);
  const read = (name: string) => readFileSync(at(name), 'utf8');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  // Writes down how it is called, with what it is given; of open issues there is the one in the environment.
  writeFileSync(
    at('gh'),
    `#!/bin/sh
echo "$*" >> '${at('calls')}'
case "$*" in
  'issue list'*) printf '%s' "$OPEN" ;;
  *'--body-file -') cat > '${at('body')}' ;;
esac
`,
    { mode: 0o755 },
  );
  beforeEach(() => writeFileSync(at('calls'), ''));

  const tell = async (outcome: string, open: string) => {
    const env = {
      PATH: `${folder}:${process.env.PATH}`,
      RUNNER_TEMP: folder,
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: 'owner/name',
      GITHUB_RUN_ID: '7',
      OPEN: open,
    };
    await runFile('bash', [script('nightly-issue.sh'), outcome], { env });
    return (read('calls').match(/.+/g) ?? []).filter((call) => !call.startsWith('issue list'));
  };

  it('keep what a step says, and how it ended', async () => {
    writeFileSync(at('nightly.log'), 'before\n');
    writeFileSync(at('step'), 'echo said\necho warned >&2\nfalse | true\necho never\n');
    const env = { PATH: process.env.PATH, RUNNER_TEMP: folder };
    const failed = await runFile('bash', [script('logged.sh'), at('step')], { env }).catch((error) => error);
    expect([failed.code, failed.stdout]).toEqual([1, 'said\nwarned\n']);
    expect(read('nightly.log')).toBe('before\nsaid\nwarned\n');
  });

  it('open an issue with the end of the log', async () => {
    writeFileSync(at('nightly.log'), 'x\n'.repeat(500).concat('home_goals 2 → 3\n'));
    expect(await tell('failed', '')).toEqual([
      expect.stringMatching(/^label create nightly --force/),
      'issue create --label nightly --title The nightly refresh failed --body-file -',
    ]);
    expect(read('body')).toContain('https://github.example/owner/name/actions/runs/7');
    expect(read('body')).toMatch(/~~~~\n(x\n){199}home_goals 2 → 3\n~~~~\n$/);
  });

  it('add nothing while it is open', async () => {
    expect(await tell('failed', '12')).toEqual([]);
  });

  it('close it with the next success, and are silent otherwise', async () => {
    expect(await tell('succeeded', '12')).toEqual([expect.stringMatching(/^issue close 12 --comment /)]);
    writeFileSync(at('calls'), '');
    expect(await tell('succeeded', '')).toEqual([]);
  });
});
