import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { service as metadata } from '../../src/service.ts';
import { hasModule, pythonFolder, runPython } from '../support/python.ts';
import { root } from '../support/root.ts';
import { runBash, runProgram } from '../support/run-program.ts';
import { service } from '../support/served.ts';
import { folderOfFile } from '../support/temporary-folder.ts';
import { clientFolder } from '../support/typescript-client.ts';

const folder = await folderOfFile();
const release = parse(await readFile(path.join(root, '.github/workflows/release.yml'), 'utf8'));

/** Runs a step of the workflow that publishes a version, in a folder. */
async function runStep(job: string, name: string, cwd: string): Promise<string> {
  const { run } = release.jobs[job].steps.find((step: { name?: string }) => step.name === name);
  const { stdout } = await runBash(run, [], {
    cwd,
    env: {
      ...process.env,
      REPOSITORY_URL: 'https://github.com/example/soccer',
      // What `prepack` would build is built for all tests.
      npm_config_ignore_scripts: 'true',
      ...(job === 'npm' && { npm_config_dry_run: 'true', npm_config_json: 'true' }),
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_fetch_retries: '0',
    },
  });
  return stdout;
}

/** Whether the build served what `npm run client` had packed, as `npm test` does. */
const isPacked = existsSync(path.join(root, 'dist/clients', `soccer-data-client-${metadata.version}.tgz`));
if (!isPacked)
  console.warn('SKIPPED: the TypeScript client is not in dist/; run npm run client and the build');

const modules = ['build.env', 'pip', 'setuptools', 'wheel'];
const packaging = 'the packages were left out; install python3-build, python3-pip and python3-wheel';

describe.runIf(modules.every((name) => hasModule(name, packaging)))(
  'the packages of a release',
  { concurrent: true },
  async () => {
    const packages = path.join(folder, 'packages');
    const filesOf = (registry: string) => readdir(path.join(packages, registry));
    const { version } = metadata;

    beforeAll(async () => {
      await mkdir(path.join(folder, 'clients'));
      const filter = (file: string) => !file.includes('node_modules');
      await cp(clientFolder, path.join(folder, 'clients/typescript'), { recursive: true, filter });
      await cp(pythonFolder, path.join(folder, 'clients/python'), { recursive: true });
      await runStep('test', 'Build the packages', folder);
    });

    it('are built for both registries', async () => {
      expect(await filesOf('npm')).toEqual([`soccer-data-client-${version}.tgz`]);
      expect(await filesOf('python')).toEqual([`soccer_data_client-${version}-py3-none-any.whl`]);
    });

    it('can be published to npm, as a dry run says', async () => {
      const report = JSON.parse(await runStep('npm', 'Publish to npm', packages));
      // Versions of npm differ in whether the report is by name.
      const published = report['soccer-data-client'] ?? report;
      expect(published).toMatchObject({ id: `soccer-data-client@${version}` });
    });

    it('have a wheel that another project installs by name, with its types', async () => {
      const target = path.join(folder, 'target');
      const offline = ['--quiet', '--no-index', '--find-links', path.join(packages, 'python')];
      const install = ['install', ...offline, '--root-user-action', 'ignore', '--target', target];
      await runPython(['-m', 'pip', ...install, 'soccer-data-client'], folder);
      await readFile(path.join(target, 'soccer_data_client/py.typed'));
      const program =
        "import soccer_data_client as sd; print(sd.matches(season=2025)[-1]['stage'], sd.__version__)";
      const env = { SOCCER_DATA_URL: service, PYTHONPATH: target, XDG_CACHE_HOME: folder };
      expect((await runPython(['-c', program], folder, env)).stdout).toBe(`final ${version}\n`);
    });

    const page = async () => (await fetch(`${service}/docs/clients.md`)).text();

    it.runIf(isPacked)('have a TypeScript client that the line of the documentation installs', async () => {
      const [, address = ''] = /^npm install https:\/\/[^/]+(\/\S+)$/m.exec(await page()) ?? [];
      const [, sample = ''] = /```ts\n(.*?)```/s.exec(await page()) ?? [];
      const project = path.join(folder, 'project');
      await mkdir(project);
      await writeFile(path.join(project, 'package.json'), '{"private":true,"type":"module"}');
      await writeFile(path.join(project, 'sample.ts'), sample.replace(/https:\/\/[^']+/, service));
      const install = ['install', '--silent', '--no-audit', '--no-fund', service + address];
      await runProgram('npm', install, { cwd: project });
      const { stdout } = await runProgram(process.execPath, ['sample.ts'], { cwd: project });
      expect(stdout.trim().split('\n')).toHaveLength(3);
    });

    it('have a Python client that the line of the documentation installs from the service', async () => {
      const [, address = ''] = /^pip install https:\/\/[^/]+(\/\S+)$/m.exec(await page()) ?? [];
      const [, sample = ''] = /```python\n(.*?)```/s.exec(await page()) ?? [];
      const program = sample.replace(/https:\/\/[^"]+/, service);
      const target = path.join(folder, 'from-the-service');
      // The registry, which has what builds a package, is out of reach.
      const offline = ['--quiet', '--no-index', '--no-build-isolation', '--root-user-action', 'ignore'];
      const install = ['install', ...offline, '--target', target, service + address];
      await runPython(['-m', 'pip', ...install], folder);
      const env = { PYTHONPATH: target, XDG_CACHE_HOME: folder };
      const { stdout } = await runPython(['-c', program], folder, env);
      expect(stdout.trim().split('\n')).toHaveLength(3);
    });
  },
);
