import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** File that git tracks, with its path in the workspace. */
export interface SourceFile {
  readonly path: string;
  readonly lines: number;
}

const CODE = /\.(?:m?tsx?|mjs|cjs|js)$/;
const GENERATED = /\.gen\.tsx?$/;
const NOT_SHIPPED = /(?:\.(?:spec|test|stories|fixture)\.|\/(?:testing|fixtures)\/|\.d\.ts$)/;

/** Returns the paths of all tracked files in the given folders. */
export function trackedFiles(root: string, ...folders: string[]): string[] {
  const list = execFileSync('git', ['ls-files', '-z', ...folders], { cwd: root, encoding: 'utf8' });
  return list.split('\0').filter((path) => path !== '');
}

/**
 * Returns the hand-written files that are shipped. Tests, stories, fixtures, test support and generated files are
 * excluded.
 */
export function shippedSource(root: string, paths: readonly string[]): SourceFile[] {
  return paths
    .filter((path) => CODE.test(path) && !GENERATED.test(path) && !NOT_SHIPPED.test(path))
    .flatMap((path) => sourceFile(root, path) ?? []);
}

/** Returns a file with its number of lines, as counted by `wc -l`; null if the tracked file was deleted. */
function sourceFile(root: string, path: string): SourceFile | null {
  try {
    return { path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 };
  } catch {
    return null;
  }
}

/**
 * Returns the relative paths and aliases from which a file imports values. Type imports and lazy imports are excluded.
 */
export function valueImports(root: string, path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest);
  return file.statements.flatMap((statement) => {
    const isValue =
      (ts.isImportDeclaration(statement) && !isTypeOnlyImport(statement)) ||
      (ts.isExportDeclaration(statement) && !statement.isTypeOnly);
    const name = isValue ? statement.moduleSpecifier : undefined;
    return name && ts.isStringLiteral(name) ? [name.text] : [];
  });
}

function isTypeOnlyImport({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = importClause.namedBindings;
  if (importClause.name || !bindings || !ts.isNamedImports(bindings)) return false;
  return bindings.elements.length > 0 && bindings.elements.every((element) => element.isTypeOnly);
}
