import { basename } from 'node:path';

/** The package is run by this file, which takes the name of a command as its first argument. */
const PACKAGE_PROGRAM = 'vaglio.mjs';

/** How a command of this installation is typed: with npm in the repository, with its program in the package. */
export function commandLine(name: string, ...args: readonly string[]): string {
  if (basename(process.argv[1] ?? '') === PACKAGE_PROGRAM)
    return ['node', PACKAGE_PROGRAM, name, ...args].join(' ');
  return ['npm run', name, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
}

/** What a command may be given, a line each: its arguments, and what that does. */
export function usageOf(name: string, lines: readonly (readonly [args: string, does?: string])[]): string {
  const typed = lines.map(([args]) => commandLine(name, ...(args ? [args] : [])));
  const width = Math.max(...typed.map((line) => line.length));
  return lines
    .map(([, does], place) => {
      const line = typed[place] ?? '';
      return `${place === 0 ? 'Usage:' : '      '} ${does ? `${line.padEnd(width)}   ${does}` : line}`;
    })
    .join('\n');
}
