import { lookAlikes, prepareMatching } from '@vaglio/award-scoring';
import {
  AWARD_COLUMNS,
  awardColumn,
  FIELD_COLUMNS,
  foldKey,
  guessFields,
  holdsInvestments,
  mapHeaders,
  type DateOrder,
  type DecimalMark,
  type ImportColumn,
} from '@vaglio/startups-domain';
import type { WeightedAwards } from './weighted-awards';
import type { ColumnChoice, ImportRecord } from '../../platform/db/schema/imports.table';

const COLUMN_BY_FIELD = new Map<string, ImportColumn>(FIELD_COLUMNS.map((column) => [column.field, column]));

/** Names of all fields to which a column can be mapped. */
export const FIELDS: readonly string[] = [...COLUMN_BY_FIELD.keys()];

const LEFT_OUT = { becomes: 'leave_out', award: null, candidates: [] } as const;

/** Maximum number of awards that are proposed for a column. */
const MAX_CANDIDATES = 5;

/**
 * Proposes the mapping of each column from its header, the last choice of a person, or its name and values. Each field
 * is proposed for only one column. An award is mapped only if the header is its name or alias. Awards with similar
 * names are offered as candidates.
 * @param samples first values of each column
 * @param weighted parameters and aliases; awards without a weight are known in addition
 * @param remembered choices for the same headers, or []
 * @param rows number of rows of the file
 */
export function proposeColumns(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
  {
    weighted,
    remembered,
    rows,
  }: { weighted: WeightedAwards; remembered: readonly ColumnChoice[]; rows?: number },
): ColumnChoice[] {
  const awards = awardsOf(weighted);
  const { columns: known } = mapHeaders(headers, { extraAwards: awards.names });
  const columns = known.map((column, index) =>
    isInvestment(column) && holdsInvestments({ header: headers[index] ?? '', values: samples[index] ?? [] })
      ? null
      : column,
  );
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
    rows,
  );
  return headers.map((header, index) => {
    const before = remembered[index];
    if (before && isKept(before)) return { ...before, how: 'remembered' };
    const column = columns[index];
    if (column) return recognised(column, header, awards);
    const guess = guessed[index] ?? null;
    const field = header.trim() === '' && guess !== 'raised_currency' ? null : guess;
    if (field !== null) return { becomes: field, award: null, how: 'guessed', candidates: [] };
    const alike = lookAlikes(header, awards.known, MAX_CANDIDATES);
    const candidates = alike.map(({ parameter }) => parameter.parameterName);
    return { ...LEFT_OUT, how: 'unknown', candidates };
  });
}

const isInvestment = (column: ImportColumn | null): boolean =>
  column?.kind === 'flag' && column.field === 'investment';

const isKept = (choice: ColumnChoice | undefined): boolean =>
  choice?.how === 'chosen' || choice?.how === 'remembered';

type KnownAwards = ReturnType<typeof awardsOf>;

/** Returns the known awards and all their names. An award with a weight is listed only once. */
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

/**
 * Returns the mapping of a recognized column. An award gets the name of its parameter, even if the header is an alias.
 */
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

/** Converts the column choices to the columns that the row parser expects. */
export function columnsOf(choices: readonly ColumnChoice[]): (ImportColumn | null)[] {
  return choices.map(({ becomes, award }) =>
    becomes === 'award' ? awardColumn(award ?? '') : (COLUMN_BY_FIELD.get(becomes) ?? null),
  );
}

/**
 * Returns the order of day and month in the dates of a file: the order that a person chose, or else the order that the
 * dates prove.
 */
export function dateOrderOf(
  { chosen, date_orders }: Pick<ImportRecord, 'chosen' | 'date_orders'>,
  columns: readonly (ImportColumn | null)[],
): DateOrder | undefined {
  const shown = columns.flatMap((column, index) =>
    column?.kind === 'date' ? (date_orders[index] ?? []) : [],
  );
  return chosen.dateOrder ?? shown[0];
}

/**
 * Returns the decimal separator of the amounts in a file: the separator that a person chose, or else the detected one.
 */
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
