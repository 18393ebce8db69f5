import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const APP = 'apps/web/src';
const PATHS = 'libs/startups-domain/src/paths.ts';

/** Every address of the app, as its table of paths has them. */
export function pathsOfApp(): string[] {
  return capturesIn(PATHS, /^ {2}\w+: '(\/[^']*)',$/gm);
}

/** The hash of every section of the settings. */
export function settingsKeys(): string[] {
  const named = capturesIn(`${APP}/settings/settings-sections.tsx`, /^ *(?:\{ )?key: '([^']+)'/gm);
  return ['results', ...named];
}

/** Every dialog of the libs that is not a building block of others, without the wrappers that load one lazily: 'admin-users/RoleDialog'. */
export function dialogsOfApp(): string[] {
  return readdirSync(join(ROOT, 'libs'))
    .filter((lib) => lib !== 'ui')
    .flatMap((lib) =>
      readdirSync(join(ROOT, 'libs', lib, 'src'), { recursive: true, encoding: 'utf8' }).flatMap((file) => {
        const [, name] = /(?:^|\/)(?!Lazy)(\w+Dialog)\.tsx$/.exec(file) ?? [];
        return name === undefined ? [] : [`${lib}/${name}`];
      }),
    )
    .sort();
}

function capturesIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(join(ROOT, file), 'utf8').matchAll(pattern)].map(([, found = '']) => found);
}
