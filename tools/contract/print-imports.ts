/**
 * Returns the import lines of a generated module for names in other modules of the same folder.
 * @param names names that the module uses. Unknown names and names of its own tag are not imported.
 * @param tagOf tag whose module contains each name
 */
export function printImports(
  keyword: 'import' | 'import type',
  names: Iterable<string>,
  tagOf: ReadonlyMap<string, string>,
  ownTag: string,
): string {
  const byTag = new Map<string, string[]>();
  for (const name of [...new Set(names)].sort()) {
    const tag = tagOf.get(name) ?? ownTag;
    if (tag !== ownTag) byTag.set(tag, [...(byTag.get(tag) ?? []), name]);
  }
  return [...byTag]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, imported]) => `${keyword} { ${imported.join(', ')} } from './${tag}.gen';\n`)
    .join('');
}
