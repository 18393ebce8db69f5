import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** Paths of imported files, by the path of the importing file. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '.mts'];

/**
 * Returns the imports between source files. It includes type imports and lazy imports, because files with circular
 * types cannot be read or moved separately either.
 * @param files paths relative to the root of the workspace
 * @param aliases paths of libs by their import names
 */
export function importGraph(
  root: string,
  files: readonly string[],
  aliases: Readonly<Record<string, string>>,
): ImportGraph {
  const known = new Set(files);
  const targetOf = (file: string, name: string) => {
    const alias = aliases[name];
    if (alias !== undefined) return normalize(alias);
    if (!name.startsWith('.')) return undefined;
    const path = join(dirname(file), name);
    return ENDINGS.map((ending) => path + ending).find((candidate) => known.has(candidate));
  };
  return new Map(
    files
      .filter((file) => existsSync(join(root, file)))
      .map((file) => {
        const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
        return [file, importedFiles.flatMap(({ fileName }) => targetOf(file, fileName) ?? [])];
      }),
  );
}

/**
 * Returns groups of files that import each other in a cycle, each group sorted; [] if there is no cycle. Uses Tarjan's
 * algorithm.
 */
export function importCircles(graph: ImportGraph): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const isOnPath = new Set<string>();
  const visit = (file: string): number => {
    const number = order.size;
    order.set(file, number);
    path.push(file);
    isOnPath.add(file);
    let low = number;
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (isOnPath.has(target)) low = Math.min(low, lowest.get(target) ?? order.get(target) ?? low);
      lowest.set(file, low);
    }
    if (low === number) {
      const group = path.splice(path.indexOf(file));
      for (const member of group) isOnPath.delete(member);
      if (group.length > 1 || graph.get(file)?.includes(file)) circles.push(group.sort());
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
