import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { runBash } from '../support/run-program.ts';
import { root } from '../support/tables.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

describe('the issue of the nightly run', async () => {
  const folder = await folderOfFile();
  const at = (name: string) => path.join(folder, name);
  const read = (name: string) => readFileSync(at(name), 'utf8');

  // Records its arguments and its input; the open issue and the failed job come from the environment.
  writeFileSync(
    at('gh'),
    `#!/bin/sh
echo "$*" >> '${at('calls')}'
case "$*" in
  'issue list --label nightly-warning '*) printf '%s' "$WARNED" ;;
  'issue list'*) printf '%s' "$OPEN" ;;
  *'/jobs --jq'*) echo '42 refresh' ;;
  *'/jobs/42/logs') cat '${at('log')}' ;;
  *'--body-file -') cat > '${at('body')}' ;;
esac
`,
    { mode: 0o755 },
  );
  beforeEach(() => writeFileSync(at('calls'), ''));

  const failed = { RESULTS: 'success failure skipped skipped skipped', DATA: 'changed', PUSH: 'skipped' };
  const pushed = { RESULTS: 'success success success success skipped', DATA: 'changed', PUSH: 'success' };

  /** Runs the script and returns the calls that change something. */
  const report = async (outcome: typeof failed & { WARNINGS?: string; WARNED?: string }, open: string) => {
    const env = {
      PATH: `${folder}:${process.env.PATH}`,
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: 'owner/name',
      GITHUB_RUN_ID: '7',
      OPEN: open,
      WARNINGS: '',
      WARNED: '',
      ...outcome,
    };
    await runBash('bash "$0"', [path.join(root, '.github/scripts/nightly-issue.sh')], { env });
    return (read('calls').match(/.+/g) ?? []).filter((call) => !/^(issue list|api) /.test(call));
  };

  it('is opened with the end of the log of the failed job', async () => {
    writeFileSync(at('log'), 'x\n'.repeat(500).concat('home_goals 2 → 3\n'));
    expect(await report(failed, '')).toEqual([
      expect.stringMatching(/^label create nightly --force/),
      'issue create --label nightly --title The nightly refresh failed --body-file -',
    ]);
    expect(read('body')).toContain('https://github.example/owner/name/actions/runs/7');
    expect(read('body')).toMatch(/`refresh`\n\n~~~~\n(x\n){99}home_goals 2 → 3\n~~~~\n$/);
  });

  it('is not opened twice', async () => {
    expect(await report(failed, '12')).toEqual([]);
  });

  it('is opened where the data may have changed and was not deployed, though no job failed', async () => {
    const RESULTS = 'success skipped skipped skipped skipped';
    for (const DATA of ['', 'changed']) {
      writeFileSync(at('calls'), '');
      expect(await report({ RESULTS, DATA, PUSH: 'skipped' }, '')).toHaveLength(2);
      expect(read('body')).toContain('did not deploy the data');
    }
  });

  it('warnings of a run have an issue of their own, which follows them and ends with them', async () => {
    const warning = 'warning: the feed has reds v greens under another id';
    expect(await report({ ...pushed, WARNINGS: warning }, '')).toEqual([
      expect.stringMatching(/^label create nightly-warning --force/),
      'issue create --label nightly-warning --title The nightly refresh warns --body-file -',
    ]);
    expect(read('body')).toContain(`~~~~\n${warning}\n~~~~\n`);
    writeFileSync(at('calls'), '');
    expect(await report({ ...pushed, WARNINGS: 'warning: another', WARNED: '13' }, '')).toEqual([
      'issue edit 13 --body-file -',
    ]);
    expect(read('body')).toContain('~~~~\nwarning: another\n~~~~\n');
    writeFileSync(at('calls'), '');
    expect(await report({ ...pushed, WARNED: '13' }, '')).toEqual([
      expect.stringMatching(/^issue close 13 --comment .* has no warnings\.$/),
    ]);
  });

  it('is closed by the next success, also of a run that had nothing to push', async () => {
    const unchanged = {
      RESULTS: 'success skipped skipped skipped skipped',
      DATA: 'unchanged',
      PUSH: 'skipped',
    };
    expect(await report(unchanged, '12')).toEqual([expect.stringMatching(/^issue close 12 --comment /)]);
    writeFileSync(at('calls'), '');
    expect(await report(pushed, '12')).toEqual([expect.stringMatching(/^issue close 12 --comment /)]);
    writeFileSync(at('calls'), '');
    expect(await report(pushed, '')).toEqual([]);
  });
});
