export const FEWEST_COMPARED = 2;
export const MAX_COMPARED = 4;

/** Returns the valid startup ids in the address of a comparison, without duplicates. It returns at most four ids. */
export function readComparedIds(params: URLSearchParams): readonly string[] {
  const named = (params.get('ids') ?? '').split(',');
  return [...new Set(named.filter((id) => /^\d{1,15}$/.test(id)))].slice(0, MAX_COMPARED);
}
