import type { ChunkGraph } from './chunk-graph.mts';
import { isWithin, joinGroups, type Group } from './join-groups.mts';

/**
 * Which modules are put into one file. The bundler alone makes a file for every set of pages and lazy parts that share a
 * module, some 150 for a page. Here modules are joined that the same pages load at once; a part that is opened later
 * counts only where some page that opens it has not loaded the module yet. So no page loads what it does not need, but
 * for what is too small for a request of its own (join-groups.mts).
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
  const byModule = new Map<string, string>();
  for (const [index, { files }] of joinGroups(graph, groups, openers).entries())
    for (const file of files) for (const id of graph.modules(file)) byModule.set(id, `page-${index}`);
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
