import { toArgumentNames, type ArgumentName, type ListInvestmentsApiArg } from '@vaglio/contract';
import {
  BOUNDS,
  FLAGS,
  RANGE_FILTERS,
  RANGES,
  recordOf,
  STAGES,
  type Bound,
  type BoundValues,
  type RangeFilter,
} from '@vaglio/startups-domain';

export const STEPS = ['due', 'overdue', 'none'] as const;

/** Filters that accept several values. A startup matches if it has at least one of them. */
const VALUED = ['award', 'award_not', 'stage', 'flag', 'assignee', 'step'] as const;
export type ValuedFilter = (typeof VALUED)[number];

/** Filters in addition to search, eligibility, canton, sector, score and Later. A bound without a value is ''. */
export type AdvancedFilters = Readonly<Record<Bound, string>> &
  Readonly<Record<ValuedFilter, readonly string[]>>;

export const NO_ADVANCED_FILTERS: AdvancedFilters = {
  ...recordOf(BOUNDS, () => ''),
  ...recordOf(VALUED, () => []),
};

const KNOWN: Readonly<Partial<Record<ValuedFilter, readonly string[]>>> = {
  stage: STAGES,
  flag: FLAGS.map(({ name }) => name),
  step: STEPS,
};
const PERSON = /^(?:me|nobody|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const YEAR = /^\d{4}$/;
const COUNT = /^\d{1,10}$/;
const MONEY = /^\d{1,15}(?:\.\d{1,2})?$/;
const DAY = /^(?:19|2\d)\d{2}-\d{2}-\d{2}$/;
/** Maximum text length that the server accepts. */
const MAX_LENGTH = 2_000;

/** Parses the filters from an address. Invalid values are ignored. Never throws. */
export function readAdvancedFilters(params: URLSearchParams): AdvancedFilters {
  const values = (name: ValuedFilter) => {
    const named = params.getAll(name).flatMap((text) => text.split(','));
    const kept = [...new Set(named.map((value) => value.trim()))].filter((value) => isValue(name, value));
    return kept.join(',').length > MAX_LENGTH ? [] : kept;
  };
  const bounds = RANGE_FILTERS.flatMap((filter) =>
    RANGES[filter].bounds.filter((bound) => isBound(filter, params.get(bound) ?? '')),
  );
  return {
    ...recordOf(BOUNDS, (bound) => (bounds.includes(bound) ? (params.get(bound) ?? '') : '')),
    ...recordOf(VALUED, values),
  };
}

/**
 * Returns true if a text is a valid bound: a year or whole number in the range of its field, an amount, or a calendar
 * day.
 */
export function isBound(filter: RangeFilter, text: string): boolean {
  const { kind, minimum, maximum } = RANGES[filter];
  switch (kind) {
    case 'year':
      return YEAR.test(text) && Number(text) >= minimum && Number(text) <= maximum;
    case 'count':
      return COUNT.test(text) && Number(text) >= minimum && Number(text) <= maximum;
    case 'money':
      return MONEY.test(text);
    case 'date': {
      const moment = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
      return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
    }
  }
}

function isValue(name: ValuedFilter, value: string): boolean {
  if (name === 'assignee') return PERSON.test(value);
  return value !== '' && (KNOWN[name]?.includes(value) ?? true);
}

type AdvancedArg = Pick<ListInvestmentsApiArg, ArgumentName<Bound | ValuedFilter>>;

/** Converts the filters to request parameters. Inactive filters are omitted. */
export function advancedArg(filters: AdvancedFilters): AdvancedArg {
  return toArgumentNames(statedFilters(filters));
}

function statedFilters(filters: AdvancedFilters): Partial<BoundValues & Record<ValuedFilter, string>>;
function statedFilters(filters: AdvancedFilters): Record<string, string | number> {
  const bounds = RANGE_FILTERS.flatMap((filter) => {
    const isDay = RANGES[filter].kind === 'date';
    const stated = RANGES[filter].bounds.filter((bound) => filters[bound] !== '');
    return stated.map((bound) => [bound, isDay ? filters[bound] : Number(filters[bound])] as const);
  });
  const values = VALUED.filter((name) => filters[name].length > 0);
  return { ...Object.fromEntries(bounds), ...recordOf(values, (name) => filters[name].join(',')) };
}

/** Converts the filters to address parameters. The values of a filter are separated by commas. */
export function advancedFields(filters: AdvancedFilters): Record<string, string> {
  return Object.fromEntries([
    ...BOUNDS.map((name) => [name, filters[name]]),
    ...VALUED.map((name) => [name, filters[name].join(',')]),
  ]);
}

/** Returns true if any filter is active. */
export function hasAdvancedFilters(filters: AdvancedFilters): boolean {
  return BOUNDS.some((name) => filters[name] !== '') || VALUED.some((name) => filters[name].length > 0);
}
