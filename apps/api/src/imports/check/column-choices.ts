import { lookAlikes, prepareMatching } from '@vaglio/award-scoring';
import {
  AWARD_COLUMNS,
  awardColumn,
  FIELD_COLUMNS,
  foldKey,
  guessFields,
  mapHeaders,
  type DecimalMark,
  type ImportColumn,
} from '@vaglio/startups-domain';
import type { WeightedAwards } from './weighted-awards';
import type { ColumnChoice, ImportRecord } from '../../platform/db/schema/imports.table';

const COLUMN_BY_FIELD = new Map<string, ImportColumn>(FIELD_COLUMNS.map((column) => [column.field, column]));

/** Names of all fields that a column may become. */
export const FIELDS: readonly string[] = [...COLUMN_BY_FIELD.keys()];

const LEFT_OUT = { becomes: 'leave_out', award: null, candidates: [] } as const;

/** Awards with similar names that are offered. */
const MAX_CANDIDATES = 5;

/**
 * What each column of a file probably becomes: what its header says, what a person chose for it the last time, else
 * what its name or values suggest. No field is guessed twice, nor one that another column already is. An award is proposed
 * only for a header that is its name or another name of it; awards with similar names are offered.
 * @param samples the first values of each column
 * @param weighted parameters, and the other names that they have; awards without a weight are known beside them
 * @param remembered choices for the same headers, or []
 */
export function proposeColumns(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
  { weighted, remembered }: { weighted: WeightedAwards; remembered: readonly ColumnChoice[] },
): ColumnChoice[] {
  const awards = awardsOf(weighted);
  const { columns } = mapHeaders(headers, { extraAwards: awards.names });
  const taken = new Set<string>(
    columns.flatMap((column) => (column && 'field' in column ? [column.field] : [])),
  );
  const isOpen = headers.map((_header, index) => columns[index] === null && !isKept(remembered[index]));
  for (const before of remembered) if (isKept(before)) taken.add(before.becomes);
  const guessed = guessFields(
    headers.map((header, index) =>
      isOpen[index] ? { header, values: samples[index] ?? [] } : { header: '', values: [] },
    ),
    taken,
  );
  return headers.map((header, index) => {
    const before = remembered[index];
    if (before && isKept(before)) return { ...before, how: 'remembered' };
    const column = columns[index];
    if (column) return recognised(column, header, awards);
    const field = header.trim() === '' ? null : (guessed[index] ?? null);
    if (field !== null) return { becomes: field, award: null, how: 'guessed', candidates: [] };
    const alike = lookAlikes(header, awards.known, MAX_CANDIDATES);
    const candidates = alike.map(({ parameter }) => parameter.parameterName);
    return { ...LEFT_OUT, how: 'unknown', candidates };
  });
}

const isKept = (choice: ColumnChoice | undefined): boolean =>
  choice?.how === 'chosen' || choice?.how === 'remembered';

type KnownAwards = ReturnType<typeof awardsOf>;

/** Awards by all their names; each that is weighted counts once, also where it is known without a weight. */
function awardsOf({ parameters, aliases }: WeightedAwards) {
  const others = AWARD_COLUMNS.map((name) => ({ parameterID: '', parameterName: name }));
  const byKey = new Map([...others, ...parameters].map((one) => [foldKey(one.parameterName), one]));
  return {
    known: [...byKey.values()],
    names: [...parameters.map(({ parameterName }) => parameterName), ...aliases.map(({ award }) => award)],
    parameterOf: prepareMatching(parameters, aliases),
    byKey,
  };
}

/** An award by the name of its parameter, also where the header is another name of it. */
function recognised(column: ImportColumn, header: string, awards: KnownAwards): ColumnChoice {
  if (column.kind === 'ignored' || (column.kind === 'flag' && column.field === 'is_new'))
    return { ...LEFT_OUT, how: 'recognised', candidates: [] };
  if (column.kind !== 'award')
    return { becomes: column.field, award: null, how: 'recognised', candidates: [] };
  const named = awards.parameterOf(column.award) ?? awards.byKey.get(foldKey(column.award));
  return {
    becomes: 'award',
    award: named?.parameterName ?? header.trim(),
    how: 'recognised',
    candidates: [],
  };
}

/** The columns as the reader of rows takes them. */
export function columnsOf(choices: readonly ColumnChoice[]): (ImportColumn | null)[] {
  return choices.map(({ becomes, award }) =>
    becomes === 'award' ? awardColumn(award ?? '') : (COLUMN_BY_FIELD.get(becomes) ?? null),
  );
}

/** The decimal mark of the amounts of a file: the chosen one, else the one that its amounts show. */
export function decimalOf(
  { chosen, decimals }: Pick<ImportRecord, 'chosen' | 'decimals'>,
  columns: readonly (ImportColumn | null)[],
): DecimalMark | undefined {
  if (chosen.decimal !== undefined) return { mark: chosen.decimal, isChosen: true };
  const shown = columns.flatMap((column, index) =>
    column?.kind === 'amount' ? (decimals[index] ?? []) : [],
  );
  const [mark] = shown;
  return mark === undefined ? undefined : { mark, isChosen: false };
}
