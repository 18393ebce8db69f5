/** What a token may open. The words say what programs get by it. */
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

/** How far an area is opened. */
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

/** The scopes of a choice for each area; `write` includes `read`. */
export function scopesOfChoices(choices: AreaChoices): TokenScope[] {
  return TOKEN_AREAS.flatMap((row): TokenScope[] => {
    const access = choices[row.area];
    if (access === 'none') return [];
    return access === 'write' && row.canWrite ? [`${row.area}:write`] : [`${row.area}:read`];
  });
}

/** 'Read: startups, audit. Write: scoring.' */
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

/** 'startups, audit': the areas of scopes, each once. */
export function areasOf(scopes: readonly string[]): string {
  return [...new Set(scopes.map((scope) => scope.split(':')[0]))].join(', ');
}

/**
 * Areas that a token of an account may open, and how far.
 * @param usable scopes that the account may give; undefined from a server that does not say it: all
 */
export function usableAreas(usable: readonly string[] | undefined) {
  return TOKEN_AREAS.filter(({ area }) => usable?.includes(`${area}:read`) ?? true).map((row) => ({
    ...row,
    canWrite: row.canWrite && (usable?.includes(`${row.area}:write`) ?? true),
  }));
}
