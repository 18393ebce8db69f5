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

/** Filters of several values, of which one is enough. */
const VALUED = ['award', 'award_not', 'stage', 'flag', 'assignee', 'step'] as const;
export type ValuedFilter = (typeof VALUED)[number];

/** What narrows the list beside search, eligibility, cantons, sectors, scores and Later; '' for a bound that is none. */
export type AdvancedFilters = Readonly<Record<Bound, string>> &
  Readonly<Record<ValuedFilter, readonly string[]>>;

export const NO_ADVANCED_FILTERS: AdvancedFilters = {
  ...recordOf(BOUNDS, () => ''),
  award: [],
  award_not: [],
  stage: [],
  flag: [],
  assignee: [],
  step: [],
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
/** The server takes no longer texts. */
const MAX_LENGTH = 2_000;

/** The filters of an address; what the server would refuse there is left out. Never throws. */
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
    award: values('award'),
    award_not: values('award_not'),
    stage: values('stage'),
    flag: values('flag'),
    assignee: values('assignee'),
    step: values('step'),
  };
}

/** Whether a text can be a bound: a year or whole number in the range of its field, a sum, or a day of the calendar. */
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

/** What the server is asked; what filters nothing is left out. */
export function advancedArg(filters: AdvancedFilters): AdvancedArg {
  const { award, award_not, stage, flag, assignee, step } = filters;
  return toArgumentNames({
    ...boundValues(filters),
    ...(award.length > 0 && { award: award.join(',') }),
    ...(award_not.length > 0 && { award_not: award_not.join(',') }),
    ...(stage.length > 0 && { stage: stage.join(',') }),
    ...(flag.length > 0 && { flag: flag.join(',') }),
    ...(assignee.length > 0 && { assignee: assignee.join(',') }),
    ...(step.length > 0 && { step: step.join(',') }),
  });
}

function boundValues(filters: AdvancedFilters): Partial<BoundValues>;
function boundValues(filters: AdvancedFilters): Record<string, string | number> {
  const values = RANGE_FILTERS.flatMap((filter) => {
    const { kind, bounds } = RANGES[filter];
    return bounds.map((bound) => [bound, kind === 'date' ? filters[bound] : Number(filters[bound])] as const);
  });
  return Object.fromEntries(values.filter(([bound]) => filters[bound] !== ''));
}

/** The same as keys of an address, each with all of its values. */
export function advancedFields(filters: AdvancedFilters): Record<string, string> {
  return Object.fromEntries([
    ...BOUNDS.map((name) => [name, filters[name]]),
    ...VALUED.map((name) => [name, filters[name].join(',')]),
  ]);
}

/** Whether any of them narrows the list. */
export function hasAdvancedFilters(filters: AdvancedFilters): boolean {
  return BOUNDS.some((name) => filters[name] !== '') || VALUED.some((name) => filters[name].length > 0);
}
