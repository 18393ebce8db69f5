/** API areas that a token may access, with labels for the authors of programs. */
const TOKEN_AREAS = [
  { area: 'investments', label: 'Ranked list, decisions, notes', canWrite: true },
  { area: 'startups', label: 'Startups and their facts', canWrite: true },
  { area: 'news', label: 'Sources and articles', canWrite: true },
  { area: 'extraction', label: 'Extraction and prompts', canWrite: true },
  { area: 'scoring', label: 'Weights and scores', canWrite: true },
  { area: 'imports', label: 'Imports', canWrite: true },
  { area: 'users', label: 'People', canWrite: false },
  { area: 'audit', label: 'Audit trail', canWrite: false },
] as const;

type TokenArea = (typeof TOKEN_AREAS)[number];
type WritableArea = Extract<TokenArea, { canWrite: true }>['area'];
export type TokenScope = `${TokenArea['area']}:read` | `${WritableArea}:write`;

/** Access level of a token in an API area. */
type TokenAccess = 'none' | 'read' | 'write';
export type AreaChoices = Readonly<Record<TokenArea['area'], TokenAccess>>;

export const NOTHING_OPEN: AreaChoices = {
  investments: 'none',
  startups: 'none',
  news: 'none',
  extraction: 'none',
  scoring: 'none',
  imports: 'none',
  users: 'none',
  audit: 'none',
};

/** Returns the scopes for the selected access levels. A `write` scope includes `read`. */
export function scopesOfChoices(choices: AreaChoices): TokenScope[] {
  return TOKEN_AREAS.flatMap((row): TokenScope[] => {
    const access = choices[row.area];
    if (access === 'none') return [];
    return access === 'write' && row.canWrite ? [`${row.area}:write`] : [`${row.area}:read`];
  });
}

/** Formats scopes as text, such as 'Read: startups, audit. Write: scoring.' */
export function scopeText(scopes: readonly string[]): string {
  const areasOf = (access: string) =>
    scopes.filter((scope) => scope.endsWith(`:${access}`)).map((scope) => scope.split(':')[0]);
  const parts = [
    ['Read', areasOf('read')],
    ['Read and write', areasOf('write')],
  ] as const;
  return parts
    .filter(([, areas]) => areas.length > 0)
    .map(([text, areas]) => `${text}: ${areas.join(', ')}.`)
    .join(' ');
}

/** Returns the areas of scopes without duplicates, such as 'startups, audit'. */
export function areasOf(scopes: readonly string[]): string {
  return [...new Set(scopes.map((scope) => scope.split(':')[0]))].join(', ');
}

/**
 * Returns the API areas and access levels that a token of an account may have.
 * @param usable scopes that the account may grant; undefined means all scopes, for servers that do not return them
 */
export function usableAreas(usable: readonly string[] | undefined) {
  return TOKEN_AREAS.filter(({ area }) => usable?.includes(`${area}:read`) ?? true).map((row) => ({
    ...row,
    canWrite: row.canWrite && (usable?.includes(`${row.area}:write`) ?? true),
  }));
}
