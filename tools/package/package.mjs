// npm run package: dist/package/vaglio-VERSION.tar.gz, which needs only Node; with the folder it is made of.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../ensure-installed.mjs';
import { thirdPartyLicences } from './third-party-licences.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Beside the programs: how to start, what a service manager needs, dashboard and alerts. */
const FILES = ['vaglio.mjs', 'vaglio.service', 'INSTALL.md', 'grafana', 'prometheus'];

async function makePackage() {
  ensureInstalled(root);
  const { runNx } = await import('../run-nx.mjs');
  process.stdout.write('Building ...\n');
  const build = await runNx(['run-many', '-t', 'build', '-p', 'api', 'web'], { root, quiet: true });
  if (!build.ok) throw new Error(`${build.output}\nThe build failed.`);
  const manifest = JSON.parse(readFileSync(join(root, 'dist/apps/api/package.json'), 'utf8'));
  const name = `vaglio-${manifest.version}`;
  const folder = join(root, 'dist/package', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyPrograms(folder, manifest);
  process.stdout.write('Installing the packages of the server ...\n');
  install(folder);
  run('tar', ['-czf', `${name}.tar.gz`, name], join(root, 'dist/package'));
  process.stdout.write(`dist/package/${name}.tar.gz\n`);
}

function copyPrograms(folder, manifest) {
  const isNeeded = (path) => !path.endsWith('.map');
  for (const app of ['api', 'web'])
    cpSync(join(root, 'dist/apps', app), join(folder, 'apps', app), { recursive: true, filter: isNeeded });
  for (const file of FILES) cpSync(join(root, 'deploy', file), join(folder, file), { recursive: true });
  cpSync(join(root, '.env.example'), join(folder, '.env.example'));
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The packages in the versions of the workspace's lockfile, from which npm removes all others; with their bill of materials. */
function install(folder) {
  const npm = (...args) => run('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], folder);
  npm('install', '--package-lock-only', '--omit=dev');
  npm('ci', '--omit=dev');
  writeFileSync(join(folder, 'sbom.cdx.json'), npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'));
  writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), thirdPartyLicences(join(folder, 'node_modules')));
  if (!existsSync(join(folder, 'node_modules/fastify'))) throw new Error('npm installed nothing.');
}

/** @returns what the command printed. @throws Error with what it printed when it failed */
function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
  return stdout;
}

makePackage().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
