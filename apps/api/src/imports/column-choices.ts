import {
  awardColumn,
  FIELD_COLUMNS,
  foldKey,
  guessField,
  lookAlikeAwards,
  mapHeaders,
  type ImportColumn,
} from '@vaglio/startups-domain';

/** What becomes of a column: a field by its name, an award, or nothing. */
export type ColumnChoice = {
  /** A field, 'award', or 'leave_out'. */
  becomes: string;
  /** Name of the award; null for anything else. */
  award: string | null;
  how: 'recognised' | 'guessed' | 'remembered' | 'chosen' | 'unknown';
  /** Awards with similar names, of which a person chooses. */
  candidates: string[];
};

const COLUMN_BY_FIELD = new Map<string, ImportColumn>(FIELD_COLUMNS.map((column) => [column.field, column]));

/** Names of all fields that a column may become. */
export const FIELDS: readonly string[] = [...COLUMN_BY_FIELD.keys()];

const LEFT_OUT = { becomes: 'leave_out', award: null, candidates: [] } as const;

/**
 * What each column of a file probably becomes: what its header says, what a person chose for it the last time, else
 * what its name or values suggest. No field is guessed twice, nor one that another column already is.
 * @param samples the first values of each column
 * @param awards names of weighted awards, then of the others that are known
 * @param remembered choices for the same headers, or []
 */
export function proposeColumns(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
  { awards, remembered }: { awards: readonly string[]; remembered: readonly ColumnChoice[] },
): ColumnChoice[] {
  const { columns } = mapHeaders(headers, { extraAwards: awards });
  const taken = new Set<string>(
    columns.flatMap((column) => (column && 'field' in column ? [column.field] : [])),
  );
  return headers.map((header, index) => {
    const before = remembered[index];
    if (before?.how === 'chosen' || before?.how === 'remembered') return { ...before, how: 'remembered' };
    const column = columns[index];
    if (column) return recognised(column, header, awards);
    const candidates = lookAlikeAwards(header, awards);
    const [award, another] = candidates;
    if (award !== undefined && another === undefined)
      return { becomes: 'award', award, how: 'guessed', candidates };
    const field =
      candidates.length > 0 || header.trim() === '' ? null : guessField(header, samples[index] ?? []);
    if (field === null || taken.has(field)) return { ...LEFT_OUT, how: 'unknown', candidates };
    taken.add(field);
    return { becomes: field, award: null, how: 'guessed', candidates };
  });
}

function recognised(column: ImportColumn, header: string, awards: readonly string[]): ColumnChoice {
  if (column.kind === 'ignored' || (column.kind === 'flag' && column.field === 'is_new'))
    return { ...LEFT_OUT, how: 'recognised', candidates: [] };
  if (column.kind !== 'award')
    return { becomes: column.field, award: null, how: 'recognised', candidates: [] };
  const named = awards.find((award) => foldKey(award) === foldKey(column.award)) ?? header.trim();
  return { becomes: 'award', award: named, how: 'recognised', candidates: [] };
}

/** The columns as the reader of rows takes them. */
export function columnsOf(choices: readonly ColumnChoice[]): (ImportColumn | null)[] {
  return choices.map(({ becomes, award }) =>
    becomes === 'award' ? awardColumn(award ?? '') : (COLUMN_BY_FIELD.get(becomes) ?? null),
  );
}
