import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const APP = 'apps/web/src';
const PATHS = 'libs/startups-domain/src/paths.ts';

/** Returns every address in the app's table of paths. */
export function pathsOfApp(): string[] {
  return capturesIn(PATHS, /^ {2}\w+: '(\/[^']*)',$/gm);
}

/** Returns the hash of every settings section. */
export function settingsKeys(): string[] {
  const named = capturesIn(`${APP}/settings/settings-sections.tsx`, /^ *(?:\{ )?key: '([^']+)'/gm);
  return ['results', ...named];
}

/**
 * Returns every dialog of the libs, such as 'admin-users/RoleDialog', except shared building blocks and wrappers for
 * lazy loading.
 */
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
