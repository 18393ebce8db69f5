import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

/**
 * Returns the licences of all installed packages. If a package contains the licence text, the text is included.
 * @param modules path of a node_modules folder
 */
export function thirdPartyLicences(modules) {
  return installedPackages(modules)
    .map((folder) => entryOf(folder))
    .sort((a, b) => (a.title < b.title ? -1 : 1))
    .map(({ title, texts }) => [title, '='.repeat(title.length), ...texts].join('\n\n'))
    .join('\n\n\n')
    .concat('\n');
}

function entryOf(folder) {
  const { name, version, license, licenses } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const named = license?.type ?? license ?? licenses?.map(({ type }) => type).join(', ') ?? 'not stated';
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return { title: `${name} ${version} (${named})`, texts };
}

/** Returns the folders of all installed packages, including nested packages. */
function installedPackages(modules) {
  if (!existsSync(modules)) return [];
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  const folders = names.flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(join(modules, name)).map((part) => join(modules, name, part))
      : [join(modules, name)],
  );
  return folders
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .flatMap((folder) => [folder, ...installedPackages(join(folder, 'node_modules'))]);
}
