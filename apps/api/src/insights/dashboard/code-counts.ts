import { CODES } from '../../screening/list/memory-index/index-rows';

type CodeCount = { code: string; count: number };

/** How many startups have each code of a column, in the order of its codes; those that nobody has are left out. */
export function codeCounts(
  column: keyof typeof CODES,
  counted: Iterable<readonly [code: string | null, count: number]>,
): CodeCount[] {
  const codes = CODES[column];
  const counts = new Map<string, number>(codes.map((code) => [code, 0]));
  const [unknown = ''] = codes;
  for (const [text, count] of counted) {
    const code = text !== null && counts.has(text) ? text : unknown;
    counts.set(code, (counts.get(code) ?? 0) + count);
  }
  return [...counts].flatMap(([code, count]) => (count > 0 ? { code, count } : []));
}
