import type { ImportFile, ImportLine, ImportSummary } from '@vaglio/contract';
import { CANTONS, fieldLabel, sectorLabel } from '@vaglio/startups-domain';
import { EMPTY_VALUE, formatCount, formatDuration, formatExact, formatMoney } from '@vaglio/ui';

export type LineOutcome = ImportLine['outcome'];

const DELIMITER_NAMES: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'pipe',
};

export const delimiterName = (delimiter: string): string => DELIMITER_NAMES[delimiter] ?? delimiter;

export const rowsOf = (count: number): string => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;
export const linesOf = (count: number): string => `${formatCount(count)} ${count === 1 ? 'line' : 'lines'}`;

export const startupsOf = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'startup' : 'startups'}`;

/** Returns a text such as ', 4 with notes on single values', or '' without notes. */
export const notedText = (noted: number): string =>
  noted === 0 ? '' : `, ${formatCount(noted)} with notes on single values`;

/** Returns the number of rows that the import writes. */
export const writtenOf = ({ counts }: Pick<ImportSummary, 'counts'>): number =>
  (counts?.create ?? 0) + (counts?.update ?? 0);

/** Returns the explanation why an import writes no rows. */
export function nothingText({ rows, counts }: Pick<ImportFile, 'rows' | 'counts'>): string {
  const [unchanged, failed] = [counts?.unchanged ?? 0, counts?.failed ?? 0];
  if (rows === 0) return 'The file has a header but no rows.';
  if (failed === 0) return `Nothing new: ${rowsOf(unchanged)} unchanged.`;
  if (unchanged > 0) return `Nothing new: ${rowsOf(unchanged)} unchanged, ${formatCount(failed)} failed.`;
  return failed === 1
    ? 'The only row failed: see the reason below.'
    : `All ${rowsOf(failed)} failed: see the reasons below.`;
}

/** Returns the name, row count and further uploaders of a file, such as 'startups.csv, 104 rows'. */
export function factsOf(file: ImportFile): string {
  const { file_name, rows, format } = file;
  return [file_name, format !== null && rowsOf(rows), sendersText(file)].filter(Boolean).join(', ');
}

/**
 * Returns the users who uploaded parts of the file for the author, such as 'sent by Marc Aebi'; '' if the author
 * uploaded all parts.
 */
export const sendersText = ({ uploaded_by }: Pick<ImportSummary, 'uploaded_by'>): string =>
  uploaded_by.length === 0 ? '' : `sent by ${uploaded_by.join(', ')}`;

/** Returns the description below the page title. */
export function purposeOf(file: ImportFile): string {
  const { state, committed_by, committed_at, started_at, undone_by, undone_at } = file;
  if (state === 'undone') return `Undone by ${undone_by ?? 'somebody'}, ${formatExact(undone_at ?? '')}.`;
  if (committed_at !== null && started_at !== null) {
    const ms = Date.parse(committed_at) - Date.parse(started_at);
    // A shorter duration would be shown as 0:00.
    const duration = ms < 1_000 ? '' : `, in ${formatDuration(ms)}`;
    return `Written by ${committed_by ?? 'somebody'}, ${formatExact(committed_at)}${duration}.`;
  }
  if (state === 'cancelled') return 'Cancelled. Nothing was imported.';
  return 'Nothing is written before you press Import.';
}

/**
 * Describes the loss if the import is undone, such as ' 2 contacted startups keep …: Alpha AG, Beta SA.'; '' if no
 * contacted startups are affected.
 */
export function undoCostsText({ undo_costs }: Pick<ImportFile, 'undo_costs'>): string {
  if (!undo_costs || undo_costs.startups === 0) return '';
  const { startups, names } = undo_costs;
  const others = startups - names.length;
  const list = others > 0 ? `${names.join(', ')} and ${formatCount(others)} more` : names.join(', ');
  const [who, verbs] =
    startups === 1
      ? ['1 contacted startup', 'keeps its decisions and loses']
      : [`${formatCount(startups)} contacted startups`, 'keep their decisions and lose'];
  return ` ${who} ${verbs} the values, awards and score that only this file gives: ${list}.`;
}

const OUTCOMES_BEFORE = {
  create: 'Create',
  update: 'Update',
  unchanged: 'Unchanged',
  failed: 'Failed',
} as const;
const OUTCOMES_AFTER = {
  create: 'Created',
  update: 'Updated',
  unchanged: 'Unchanged',
  failed: 'Failed',
} as const;

export const outcomeLabel = (outcome: LineOutcome, isWritten: boolean): string =>
  (isWritten ? OUTCOMES_AFTER : OUTCOMES_BEFORE)[outcome];

/** Returns the text for the state of a past import. */
export function stateText(item: ImportSummary): string {
  const { state, problem, interrupted, changed_since, undone_by, counts } = item;
  if (state === 'undone')
    return changed_since
      ? `Undone by ${undone_by ?? 'somebody'}, ${rowsOf(changed_since)} kept`
      : `Undone by ${undone_by ?? 'somebody'}`;
  if (state === 'committed') {
    if (changed_since === null) return 'Imported';
    if (changed_since === 0) return 'Not changed since';
    return changed_since >= writtenOf({ counts })
      ? 'All rows edited since'
      : `${rowsOf(changed_since)} edited since`;
  }
  if (interrupted !== null)
    return `Interrupted while it was ${interrupted === 'reading' ? 'read' : 'checked'}`;
  if (state === 'failed') return problem ?? 'Failed';
  return STATES[state];
}

const STATES = {
  uploading: 'Uploading',
  reading: 'Being read',
  checking: 'Being checked',
  checked: 'Not imported yet',
  committing: 'Being imported',
  undoing: 'Being undone',
  cancelled: 'Cancelled',
} as const;

/** Formats a field value for display. */
export function shownValue(field: string, value: string | null): string {
  if (value === null) return EMPTY_VALUE;
  if (field === 'canton') return CANTONS.find(({ code }) => code === value)?.name ?? value;
  if (field === 'sector') return sectorLabel(value);
  // An amount in a currency other than CHF is a text that includes the currency.
  if (field === 'raised_money') return Number.isNaN(Number(value)) ? value : formatMoney(Number(value));
  return value;
}

export const labelOf = (field: string): string => (field === 'award' ? 'Award' : fieldLabel(field));

/** Describes the startup that a line creates, such as 'Cleantech, Zug, 2019, 2 awards'. */
export function summaryText({ sector, canton, founding_year, awards }: ImportLine['summary']): string {
  const parts = [
    sector && sectorLabel(sector),
    canton && shownValue('canton', canton),
    founding_year,
    awards > 0 && `${awards} ${awards === 1 ? 'award' : 'awards'}`,
  ];
  return parts.filter(Boolean).join(', ') || EMPTY_VALUE;
}
