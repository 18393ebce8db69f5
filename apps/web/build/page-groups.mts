import type { ChunkGraph } from './chunk-graph.mts';

/** Files of one group are joined: the same pages load them at once, and the same parts later. */
type Group = { pages: ReadonlySet<string>; parts: ReadonlySet<string>; readonly files: readonly string[] };

/** A smaller group is not worth a request of its own where another page may load it too. In characters, not minified. */
const SMALLEST_GROUP = 7_000;

/**
 * Which modules are put into one file. The bundler alone makes a file for every set of pages and lazy parts that share a
 * module, some 150 for a page. Here modules are joined that the same pages load at once; a part that is opened later
 * counts only where some page that opens it has not loaded the module yet. So no page loads what it does not need, but
 * for groups that are too small for a request: these go to all pages that may need them.
 * @param graph of a build without groups
 * @param pages by address: files that the page loads
 * @returns the name of the group by module id; what no page loads at once is in none
 */
export function pageGroups(
  graph: ChunkGraph,
  pages: ReadonlyMap<string, readonly string[]>,
): Map<string, string> {
  const loaded = new Map([...pages].map(([page, files]) => [page, graph.closure(files)]));
  const openers = openersOf(graph, loaded, new Set([...pages.values()].flat()));
  const groups = groupsOf(graph, loaded, openers);
  spreadSmall(graph, groups, openers);
  const names = new Map<string, string>();
  const byModule = new Map<string, string>();
  for (const { pages: shared, parts, files } of groups) {
    const key = `${[...shared].join()}|${[...parts].join()}`;
    const name = names.get(key) ?? `page-${names.size}`;
    names.set(key, name);
    for (const file of files) for (const id of graph.modules(file)) byModule.set(id, name);
  }
  return byModule;
}

/** By lazy file: the pages from which it can be opened, also by another lazy part. */
function openersOf(
  graph: ChunkGraph,
  loaded: ReadonlyMap<string, ReadonlySet<string>>,
  pageFiles: ReadonlySet<string>,
): Map<string, Set<string>> {
  const openers = new Map<string, Set<string>>();
  for (const [page, files] of loaded) {
    const seen = new Set<string>();
    const waiting = [...files];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      for (const part of graph.lazyImports(file)) {
        if (pageFiles.has(part)) continue;
        openers.set(part, (openers.get(part) ?? new Set()).add(page));
        waiting.push(...graph.closure([part]));
      }
    }
  }
  return openers;
}

function groupsOf(
  graph: ChunkGraph,
  loaded: ReadonlyMap<string, ReadonlySet<string>>,
  openers: ReadonlyMap<string, ReadonlySet<string>>,
): Group[] {
  const needs = [...openers].map(([part, from]) => ({ part, from, files: graph.closure([part]) }));
  const groups = new Map<string, Group & { files: string[] }>();
  for (const file of graph.files) {
    const pages = new Set([...loaded].flatMap(([page, files]) => (files.has(file) ? [page] : [])));
    if (pages.size === 0) continue;
    const parts = new Set(
      needs.flatMap(({ part, from, files }) => (files.has(file) && !isWithin(from, pages) ? [part] : [])),
    );
    const key = `${[...pages].join()}|${[...parts].join()}`;
    const group = groups.get(key) ?? { pages, parts, files: [] };
    group.files.push(file);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Gives small groups to every page that may need them, as long as such a page has all that they import. */
function spreadSmall(
  graph: ChunkGraph,
  groups: readonly Group[],
  openers: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  const groupOf = new Map(groups.flatMap((group) => group.files.map((file) => [file, group])));
  const small = new Set(
    groups.filter(
      ({ parts, files }) =>
        parts.size > 0 && files.reduce((sum, file) => sum + graph.size(file), 0) < SMALLEST_GROUP,
    ),
  );
  for (let before = -1; before !== small.size;) {
    before = small.size;
    for (const group of small) {
      const pages = new Set([
        ...group.pages,
        ...[...group.parts].flatMap((part) => [...(openers.get(part) ?? [])]),
      ]);
      const imported = group.files.flatMap((file) => graph.imports(file)).map((file) => groupOf.get(file));
      if (!imported.every((other) => other === group || (other && isWithin(pages, other.pages)))) continue;
      group.pages = pages;
      group.parts = new Set();
      small.delete(group);
    }
  }
}

function isWithin(inner: ReadonlySet<string>, outer: ReadonlySet<string>): boolean {
  return [...inner].every((member) => outer.has(member));
}
