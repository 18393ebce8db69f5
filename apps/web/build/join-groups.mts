import type { ChunkGraph } from './chunk-graph.mts';

/** Files of one group are joined: the same pages load them at once, and the same parts later. */
export type Group = {
  pages: ReadonlySet<string>;
  parts: ReadonlySet<string>;
  readonly files: readonly string[];
};

/**
 * What a file of its own costs a page: a request, of which HTTP/1.1 has six at a time, text that compresses worse apart
 * (measured: 0.2 to 0.6 kB in brotli), and processor time for its answer. In characters, not minified, as all sizes here.
 */
const REQUEST = 12_000;
/** A part is opened at this share of the visits of a page. */
const OPENED = 0.03;

/**
 * Joins groups as long as pages save more by a request less than pages and parts lose by code that they do not need.
 * @param graph of a build without groups
 * @param openers by part: the pages from which it is opened
 */
export function joinGroups(
  graph: ChunkGraph,
  groups: readonly Group[],
  openers: ReadonlyMap<string, ReadonlySet<string>>,
): Group[] {
  const joined = [...groups];
  for (let pair = bestPair(graph, joined, openers); pair; pair = bestPair(graph, joined, openers)) {
    const [one, other] = pair;
    joined.splice(joined.indexOf(one), 1);
    joined.splice(joined.indexOf(other), 1, {
      pages: union(one.pages, other.pages),
      parts: union(one.parts, other.parts),
      files: [...one.files, ...other.files],
    });
  }
  return joined;
}

function bestPair(
  graph: ChunkGraph,
  groups: readonly Group[],
  openers: ReadonlyMap<string, ReadonlySet<string>>,
): [Group, Group] | null {
  const groupOf = new Map(groups.flatMap((group) => group.files.map((file) => [file, group])));
  const imports = new Map(groups.map((group) => [group, importsOf(graph, group, groupOf)]));
  const sizes = new Map(groups.map((group) => [group, sizeOf(graph, group)]));
  let best: [Group, Group] | null = null;
  let most = 0;
  for (const [index, one] of groups.entries())
    for (const other of groups.slice(index + 1)) {
      const [small, large] = sizes.get(one)! < sizes.get(other)! ? [one, other] : [other, one];
      const [less, more] = [sizes.get(small)!, sizes.get(large)!];
      const saved =
        REQUEST * shared(one.pages, other.pages) -
        less * (without(large.pages, small.pages) + OPENED * partsWithout(large, small, openers)) -
        more * (without(small.pages, large.pages) + OPENED * partsWithout(small, large, openers));
      if (saved <= most) continue;
      if (!mayBeOne(one, other, imports)) continue;
      best = [one, other];
      most = saved;
    }
  return best;
}

/** How many parts load the one where the other is not loaded. */
function partsWithout(one: Group, other: Group, openers: ReadonlyMap<string, ReadonlySet<string>>): number {
  return [...one.parts].filter(
    (part) => !other.parts.has(part) && !isWithin(openers.get(part) ?? [], other.pages),
  ).length;
}

/** Whether pages of both have what both import, and neither imports the other by a third. */
function mayBeOne(one: Group, other: Group, imports: ReadonlyMap<Group, ReadonlySet<Group>>): boolean {
  const pages = union(one.pages, other.pages);
  const outside = [...imports.get(one)!, ...imports.get(other)!].filter(
    (group) => group !== one && group !== other,
  );
  if (!outside.every((group) => isWithin(pages, group.pages))) return false;
  const seen = new Set<Group>();
  for (let group = outside.pop(); group; group = outside.pop()) {
    if (group === one || group === other) return false;
    if (seen.has(group)) continue;
    seen.add(group);
    outside.push(...imports.get(group)!);
  }
  return true;
}

function importsOf(graph: ChunkGraph, group: Group, groupOf: ReadonlyMap<string, Group>): Set<Group> {
  const found = group.files.flatMap((file) => graph.imports(file)).map((file) => groupOf.get(file));
  return new Set(found.filter((other) => other !== undefined && other !== group) as Group[]);
}

function sizeOf(graph: ChunkGraph, { files }: Group): number {
  return files.reduce((sum, file) => sum + graph.size(file), 0);
}

function union<Member>(one: ReadonlySet<Member>, other: ReadonlySet<Member>): Set<Member> {
  return new Set([...one, ...other]);
}

/** How many are in both. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return one.size - without(one, other);
}

/** How many of the one are not in the other. */
function without(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((member) => !other.has(member)).length;
}

/** Whether the outer set has all of the inner. */
export function isWithin(inner: Iterable<string>, outer: ReadonlySet<string>): boolean {
  return [...inner].every((member) => outer.has(member));
}
