import type { ListInvestmentsApiArg } from '@vaglio/contract';
import { FLAGS, STAGES } from '@vaglio/startups-domain';

/** Bounds of years, money in CHF, and days, as an address has them; '' for none. */
const BOUNDS = [
  'founded_from',
  'founded_to',
  'raised_from',
  'raised_to',
  'article_from',
  'article_to',
] as const;
export type Bound = (typeof BOUNDS)[number];

export const STEPS = ['due', 'overdue', 'none'] as const;

/** Filters of several values, of which one is enough. */
const VALUED = ['award', 'award_not', 'stage', 'flag', 'assignee', 'step'] as const;
export type ValuedFilter = (typeof VALUED)[number];

/** What narrows the list beside search, eligibility, cantons, sectors, scores and Later. */
export type AdvancedFilters = Readonly<Record<Bound, string>> &
  Readonly<Record<ValuedFilter, readonly string[]>>;

export const NO_ADVANCED_FILTERS: AdvancedFilters = {
  founded_from: '',
  founded_to: '',
  raised_from: '',
  raised_to: '',
  article_from: '',
  article_to: '',
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
const YEAR = /^(?:1[89]\d\d|20\d\d|2100)$/;
const MONEY = /^\d{1,15}(?:\.\d{1,2})?$/;
const DAY = /^(?:19|2\d)\d{2}-\d{2}-\d{2}$/;
/** The server takes no longer texts. */
const MAX_LENGTH = 2_000;

/** The filters of an address; what the server would refuse there is left out. Never throws. */
export function readAdvancedFilters(params: URLSearchParams): AdvancedFilters {
  const bound = (name: Bound) => {
    const text = params.get(name) ?? '';
    return isBound(name, text) ? text : '';
  };
  const values = (name: ValuedFilter) => {
    const named = params.getAll(name).flatMap((text) => text.split(','));
    const kept = [...new Set(named.map((value) => value.trim()))].filter((value) => isValue(name, value));
    return kept.join(',').length > MAX_LENGTH ? [] : kept;
  };
  return {
    founded_from: bound('founded_from'),
    founded_to: bound('founded_to'),
    raised_from: bound('raised_from'),
    raised_to: bound('raised_to'),
    article_from: bound('article_from'),
    article_to: bound('article_to'),
    award: values('award'),
    award_not: values('award_not'),
    stage: values('stage'),
    flag: values('flag'),
    assignee: values('assignee'),
    step: values('step'),
  };
}

/** Whether a text can be a bound: a year from 1800 to 2100, a sum, or a day of the calendar. */
export function isBound(name: Bound, text: string): boolean {
  if (name.startsWith('founded')) return YEAR.test(text);
  if (name.startsWith('raised')) return MONEY.test(text);
  const moment = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

function isValue(name: ValuedFilter, value: string): boolean {
  if (name === 'assignee') return PERSON.test(value);
  return value !== '' && (KNOWN[name]?.includes(value) ?? true);
}

type AdvancedArg = Pick<
  ListInvestmentsApiArg,
  | 'foundedFrom'
  | 'foundedTo'
  | 'raisedFrom'
  | 'raisedTo'
  | 'articleFrom'
  | 'articleTo'
  | 'award'
  | 'awardNot'
  | 'stage'
  | 'flag'
  | 'assignee'
  | 'step'
>;

/** What the server is asked; what filters nothing is left out. */
export function advancedArg(filters: AdvancedFilters): AdvancedArg {
  const { founded_from, founded_to, raised_from, raised_to, article_from, article_to } = filters;
  const { award, award_not, stage, flag, assignee, step } = filters;
  return {
    ...(founded_from !== '' && { foundedFrom: Number(founded_from) }),
    ...(founded_to !== '' && { foundedTo: Number(founded_to) }),
    ...(raised_from !== '' && { raisedFrom: Number(raised_from) }),
    ...(raised_to !== '' && { raisedTo: Number(raised_to) }),
    ...(article_from !== '' && { articleFrom: article_from }),
    ...(article_to !== '' && { articleTo: article_to }),
    ...(award.length > 0 && { award: award.join(',') }),
    ...(award_not.length > 0 && { awardNot: award_not.join(',') }),
    ...(stage.length > 0 && { stage: stage.join(',') }),
    ...(flag.length > 0 && { flag: flag.join(',') }),
    ...(assignee.length > 0 && { assignee: assignee.join(',') }),
    ...(step.length > 0 && { step: step.join(',') }),
  };
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
