// Usage: npm run package
// Writes dist/package/vaglio-VERSION.tar.gz and the folder with its contents. The package needs only Node.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../ensure-installed.mjs';
import { thirdPartyLicences } from './third-party-licences.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Additional files of the package: start program, systemd unit, instructions, dashboards and alerts. */
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

/** Installs the package versions of the workspace's lockfile, removes unused packages, and writes the SBOM. */
function install(folder) {
  const npm = (...args) => run('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], folder);
  npm('install', '--package-lock-only', '--omit=dev');
  npm('ci', '--omit=dev');
  writeFileSync(join(folder, 'sbom.cdx.json'), npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'));
  writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), thirdPartyLicences(join(folder, 'node_modules')));
  if (!existsSync(join(folder, 'node_modules/fastify'))) throw new Error('npm installed nothing.');
}

/**
 * Runs a command.
 * @returns output of the command
 * @throws Error with the output if the command fails
 */
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
