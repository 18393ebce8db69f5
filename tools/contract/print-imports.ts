/**
 * The imports of a generated module from its neighbours.
 * @param names that the module uses; those of its own tag and unknown ones are not imported
 * @param tagOf the tag in whose module each name is
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
