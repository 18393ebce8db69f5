import {
  toArgumentNames,
  type PrintOrder,
  type ReadShortlistApiArg,
  type ShortlistRow,
} from '@vaglio/contract';
import { SORT_LABELS } from '@vaglio/startups-data';
import { CANTON_CODES, SECTORS, UNKNOWN } from '@vaglio/startups-domain';
import { sectorText, cantonText } from './document-text';
import type { FormatDate } from './document-dates';
import { boundText, readBounds } from './printed-bounds';
import { printedFilterText, readFilters } from './printed-filters';

/** List to print, as described by the address. */
export type PrintedList = NonNullable<PrintOrder['list']>;

type Choice<Name extends keyof PrintedList> = Extract<PrintedList[Name], string>;

const MODES: Readonly<Record<Choice<'mode'>, string>> = {
  active: 'Active',
  rejected: 'Rejected',
  all: 'Active and rejected',
};
const TOPS: Readonly<Record<Choice<'top'>, string | null>> = {
  all: null,
  eligible: 'eligible',
  not_eligible: 'not eligible',
  percent: 'top percent',
  percent_all: 'top percent of all',
};
/** Valid codes of the filters. The server rejects a list with an unknown code. */
const CODES: Readonly<Record<'canton' | 'sector', readonly string[]>> = {
  canton: [...CANTON_CODES, UNKNOWN],
  sector: [...SECTORS.map(({ code }) => code), UNKNOWN],
};
const DIRECTIONS: Readonly<Record<Choice<'dir'>, string>> = { asc: 'ascending', desc: 'descending' };

/**
 * Returns the list that an address describes. Missing and unknown parameters are omitted, so that the server uses its
 * defaults. Never throws.
 */
export function readPrintedList(params: URLSearchParams): PrintedList {
  const q = params.get('q')?.trim();
  const mode = chosen(MODES, params.get('mode'));
  const top = chosen(TOPS, params.get('top'));
  const sort = chosen(SORT_LABELS, params.get('sort'));
  const dir = chosen(DIRECTIONS, params.get('dir'));
  const [canton, sector] = [codesOf(params, 'canton'), codesOf(params, 'sector')];
  const ids = idsOf(params.get('ids')).join(',');
  return {
    ...(q && { q }),
    ...(mode && { mode }),
    ...(top && { top }),
    ...(canton && { canton }),
    ...(sector && { sector }),
    ...readBounds(params),
    ...readFilters(params),
    ...(ids && { ids }),
    ...(sort && { sort }),
    ...(dir && { dir }),
  };
}

function codesOf(params: URLSearchParams, name: keyof typeof CODES): string {
  const named = params.getAll(name).flatMap((text) => text.split(','));
  return [...new Set(named)].filter((code) => CODES[name].includes(code)).join(',');
}

/** Returns the ids of the selected startups. */
function idsOf(text: string | null | undefined): string[] {
  return (text ?? '').split(',').filter((id) => /^\d{1,15}$/.test(id));
}

function chosen<Value extends string>(
  choices: Readonly<Record<Value, unknown>>,
  text: string | null,
): Value | undefined {
  return namesOf(choices).find((name) => name === text);
}

function namesOf<Value extends string>(choices: Readonly<Record<Value, unknown>>): Value[] {
  const names: Value[] = [];
  for (const name in choices) names.push(name);
  return names;
}

/** Returns the request parameters for a printed list. */
export function shortlistArg(printed: PrintedList): ReadShortlistApiArg {
  return toArgumentNames(printed);
}

/**
 * Describes the filters of a list, such as 'Active, eligible; canton Zürich or Zug; sector Cleantech; search “ice”'.
 */
export function filterText(list: PrintedList, dates?: FormatDate): string {
  const { mode = 'active', top = 'all', canton, sector, q } = list;
  return [
    [MODES[mode], TOPS[top]].filter(Boolean).join(', '),
    ...(canton ? [`canton ${anyOf(canton.split(',').map(cantonText))}`] : []),
    ...(sector ? [`sector ${anyOf(sector.split(',').map(sectorText))}`] : []),
    ...boundText(list, dates),
    ...printedFilterText(list, dates),
    ...(q ? [`search “${q}”`] : []),
    ...(list.ids ? [`${idsOf(list.ids).length} of them chosen`] : []),
  ].join('; ');
}

function anyOf(text: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(text);
}

/** Describes the sort order of a list, such as 'Score, descending; then company name. One tie, at rank 8 and 9.' */
export function orderText(
  { sort = 'score', dir = 'desc' }: PrintedList,
  rows: readonly ShortlistRow[],
): string {
  const order = `${SORT_LABELS[sort]}, ${DIRECTIONS[dir]}; then company name.`;
  return sort === 'score' ? `${order}${tieText(rows)}` : order;
}

function tieText(rows: readonly ShortlistRow[]): string {
  const ranks = new Map<number, number[]>();
  for (const { startup } of rows) {
    const { score = 0, rank } = startup;
    if (rank !== undefined) ranks.set(score, [...(ranks.get(score) ?? []), rank]);
  }
  const ties = [...ranks.values()].filter(({ length }) => length > 1);
  if (ties.length === 0) return '';
  const places = ties.map((tied) => new Intl.ListFormat('en').format(tied.map(String)));
  return ties.length === 1
    ? ` One tie, at rank ${places[0] ?? ''}.`
    : ` ${ties.length} ties, at rank ${places.join('; ')}.`;
}
