import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');
const load = createRequire(__filename);
/**
 * Source folders to check. The libs that the server uses come first, because a pattern is attributed to the file that
 * is being loaded.
 */
const SOURCES = [
  ...['access-control', 'article-extractor', 'award-scoring', 'startups-domain'].map(
    (lib) => `libs/${lib}/src`,
  ),
  'apps/api/src',
];
const FOR_TESTS = /\.(?:spec|fixture|gen|d)\.ts$|\/testing\//;

/** Regular expression, with the path of its file in the workspace. */
export type Pattern = { readonly file: string; readonly source: string; readonly flags: string };

/**
 * Returns all regular expressions in the server's sources: literals, and expressions that are built while a module is
 * loaded.
 */
export function serverPatterns(): Pattern[] {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(root, folder, file))
      .filter((file) => file.endsWith('.ts') && !FOR_TESTS.test(file)),
  );
  return [...files.flatMap(literalsOf), ...files.filter(buildsPatterns).flatMap(builtBy)];
}

/** Returns the regular expression literals in a TypeScript source text. */
export function literalsIn(file: string, text: string): Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

const literalsOf = (path: string): Pattern[] => literalsIn(relative(root, path), readFileSync(path, 'utf8'));
const buildsPatterns = (path: string): boolean => readFileSync(path, 'utf8').includes('RegExp(');

/** Returns the regular expressions that a module builds while it is loaded, possibly from parts in other modules. */
function builtBy(path: string): Pattern[] {
  const file = relative(root, path);
  const found: Pattern[] = [];
  const before = globalThis.RegExp;
  globalThis.RegExp = new Proxy(before, {
    construct: (target, given, newTarget) => {
      const made: RegExp = Reflect.construct(
        target,
        given,
        newTarget === globalThis.RegExp ? target : newTarget,
      );
      found.push({ file, source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    load(path);
  } finally {
    globalThis.RegExp = before;
  }
  return found;
}
