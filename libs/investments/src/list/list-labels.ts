import {
  SORT_LABELS,
  hasAdvancedFilters,
  ELIGIBILITY_FILTERS,
  SORT_KEYS,
  type SortKey,
  type TopFilter,
  type ListQuery,
  cantonName,
  sectorName,
} from '@vaglio/startups-data';
import { UNKNOWN } from '@vaglio/startups-domain';
import { reachedText, scoreText } from './bounds-text';

const TOP_LABELS: Readonly<Record<TopFilter, string>> = {
  all: 'All',
  eligible: 'Eligible',
  not_eligible: 'Not eligible',
  percent: 'Top percent',
  percent_all: 'Top percent of all',
};

export const SORT_OPTIONS = SORT_KEYS.map((value) => ({ value, label: SORT_LABELS[value] }));

/**
 * Returns the options of the eligibility filter. The option 'Top percent of all' is included only if it is already
 * selected.
 */
export function topOptions(top: TopFilter): { value: TopFilter; label: string }[] {
  const offered: readonly TopFilter[] =
    top === 'percent_all' ? [...ELIGIBILITY_FILTERS, top] : ELIGIBILITY_FILTERS;
  return offered.map((value) => ({ value, label: TOP_LABELS[value] }));
}

export function sortLabel(sort: SortKey): string {
  return SORT_LABELS[sort];
}

/**
 * Returns the noun after the number of results, such as 'startups, eligible'.
 * @param isBrief true to omit the filters that are visible next to the number
 */
export function resultNoun(
  total: number,
  { mode, top }: Pick<ListQuery, 'mode' | 'top'>,
  isBrief = false,
): string {
  const noun = total === 1 ? 'startup' : 'startups';
  if (top !== 'all') return isBrief ? noun : `${noun}, ${TOP_LABELS[top].toLowerCase()}`;
  return mode === 'all' ? `${noun}, active and rejected` : noun;
}

const AMONG: Readonly<Record<TopFilter, string>> = {
  all: 'startups',
  eligible: 'eligible startups',
  not_eligible: 'startups that are not eligible',
  percent: 'top startups',
  percent_all: 'top startups of all',
};

const MODE_LABELS: Readonly<Record<ListQuery['mode'], string>> = {
  active: 'active ',
  rejected: 'rejected ',
  all: '',
};

/** Returns the label of an eligibility option, such as 'Eligible' or 'Top percent'. */
export function topLabel(top: TopFilter): string {
  return TOP_LABELS[top];
}

/**
 * Returns the message of a filtered list without results, such as 'No match for “Gletscher” among the eligible
 * startups.'
 */
export function nothingFits(query: ListQuery): string {
  if (hasAdvancedFilters(query)) return 'No startup matches these filters.';
  const { q, top, mode, canton, sector } = query;
  const startups = top === 'all' ? `${MODE_LABELS[mode]}startups` : AMONG[top];
  const from = canton.length > 0 ? ` from ${anyOf(canton.map(cantonName))}` : '';
  const bounds = [scoreText(query), reachedText(query)].filter((text) => text !== null);
  const within = bounds.length > 0 ? ` with ${bounds.join(' and ')}` : '';
  const among = `${startups}${from}${sector.length > 0 ? ` in ${anyOf(sector.map(sectorName))}` : ''}${within}`;
  return q === '' ? `There are no ${among}.` : `No match for “${q}” among the ${among}.`;
}

function anyOf(names: readonly string[]): string {
  const text = names.map((name) => (name.startsWith(UNKNOWN) ? `an ${name.toLowerCase()}` : name));
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(text);
}
