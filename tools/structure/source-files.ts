import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A file that git tracks, by its path from the root of the workspace. */
export interface SourceFile {
  readonly path: string;
  readonly lines: number;
}

const CODE = /\.(?:m?tsx?|mjs|cjs|js)$/;
const GENERATED = /\.gen\.tsx?$/;
const NOT_SHIPPED = /(?:\.(?:spec|test|stories|fixture)\.|\/(?:testing|fixtures)\/|\.d\.ts$)/;

/** Paths of all tracked files below some folders. */
export function trackedFiles(root: string, ...folders: string[]): string[] {
  const list = execFileSync('git', ['ls-files', '-z', ...folders], { cwd: root, encoding: 'utf8' });
  return list.split('\0').filter((path) => path !== '');
}

/** Hand-written code that ships: no specs, stories, fixtures, test support or generated files. */
export function shippedSource(root: string, paths: readonly string[]): SourceFile[] {
  return paths
    .filter((path) => CODE.test(path) && !GENERATED.test(path) && !NOT_SHIPPED.test(path))
    .flatMap((path) => sourceFile(root, path) ?? []);
}

/** A file with its lines, as `wc -l` counts them; null for one that is tracked and deleted. */
function sourceFile(root: string, path: string): SourceFile | null {
  try {
    return { path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 };
  } catch {
    return null;
  }
}

/** Relative and alias import names of a file whose values, not only types, are imported; lazy imports excluded. */
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
