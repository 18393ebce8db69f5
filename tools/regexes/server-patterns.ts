import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');
const load = createRequire(__filename);
/** The libs that the server uses come first: a pattern is of the file that is loaded when it is built. */
const SOURCES = [
  ...['access-control', 'article-extractor', 'award-scoring', 'startups-domain'].map(
    (lib) => `libs/${lib}/src`,
  ),
  'apps/api/src',
];
const FOR_TESTS = /\.(?:spec|fixture|gen|d)\.ts$|\/testing\//;

/** A regular expression and where it is: a file below the root of the workspace. */
export type Pattern = { readonly file: string; readonly source: string; readonly flags: string };

/** Every regular expression that the server's sources write down, or build while they are loaded. */
export function serverPatterns(): Pattern[] {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(root, folder, file))
      .filter((file) => file.endsWith('.ts') && !FOR_TESTS.test(file)),
  );
  return [...files.flatMap(literalsOf), ...files.filter(buildsPatterns).flatMap(builtBy)];
}

/** The regular expressions that a text of TypeScript writes down. */
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

/** What a module builds while it is loaded: parts of it may come from other modules. */
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
