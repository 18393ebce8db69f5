export const FEWEST_COMPARED = 2;
export const MAX_COMPARED = 4;

/** Ids of the startups that an address compares: each once, at most four; what is no id is left out. */
export function readComparedIds(params: URLSearchParams): readonly string[] {
  const named = (params.get('ids') ?? '').split(',');
  return [...new Set(named.filter((id) => /^\d{1,15}$/.test(id)))].slice(0, MAX_COMPARED);
}
