import type { PrintOrder } from '@vaglio/contract';
import {
  FLAGS,
  groupDigits,
  hidesLater,
  RANGE_FILTERS,
  RANGES,
  stageLabel,
  STAGES,
  type Bound,
  type BoundValues,
  type Range,
} from '@vaglio/startups-domain';
import { formatDate } from '@vaglio/ui';
import type { FormatDate } from './document-dates';

type Filters = Pick<
  NonNullable<PrintOrder['list']>,
  Bound | 'award' | 'award_not' | 'stage' | 'flag' | 'assignee' | 'step' | 'later'
>;

const STEP_LABELS: Readonly<Record<string, string>> = { due: 'due today', overdue: 'overdue', none: 'none' };

const LATER_LABELS = { all: [], hide: ['Later hidden'], only: ['only Later'] } as const;

/**
 * Returns the filters in an address for year, money, article, awards, stage, work and snoozed startups. Unknown values
 * are rejected by the server. Never throws.
 */
export function readFilters(params: URLSearchParams): Filters {
  const text = (name: string) => params.getAll(name).join(',') || undefined;
  return known({
    ...readRanges(params),
    award: text('award'),
    award_not: text('award_not'),
    stage: text('stage'),
    flag: text('flag'),
    assignee: text('assignee'),
    step: text('step'),
    later: laterOf(params),
  });
}

function readRanges(params: URLSearchParams): Partial<BoundValues>;
function readRanges(params: URLSearchParams): Record<string, string | number> {
  const read: Record<string, string | number> = {};
  for (const filter of RANGE_FILTERS)
    for (const bound of RANGES[filter].bounds) {
      const text = params.getAll(bound).join(',');
      const value = RANGES[filter].kind === 'date' ? text : Number(text);
      if (text.trim() !== '' && !Number.isNaN(value)) read[bound] = value;
    }
  return read;
}

/**
 * Returns the filter for snoozed startups, as the ranked list applies it. Active lists hide snoozed startups unless the
 * address requests them.
 */
function laterOf(params: URLSearchParams): Filters['later'] {
  const later = params.get('later');
  if (later === 'only') return later;
  const mode = ['rejected', 'all'].find((one) => one === params.get('mode')) ?? 'active';
  const stage = params.getAll('stage').join(',').split(',');
  return hidesLater({ later: later === 'all' ? later : 'hide', mode, stage }) ? 'hide' : undefined;
}

/**
 * Describes the filters, such as 'founded from 2016', 'holds vk 3 or fif grant' and 'stage New'. The texts contain no
 * user names.
 */
export function printedFilterText(list: Filters, dates: FormatDate = formatDate): string[] {
  const oneOf = (name: string, values: string | undefined, text: (value: string) => string) =>
    values ? [`${name} ${anyOf(values.split(',').map(text))}`] : [];
  return [
    ...RANGE_FILTERS.flatMap((filter) => rangeText(RANGES[filter], list, dates)),
    ...oneOf('holds', list.award, (award) => award),
    ...oneOf('does not hold', list.award_not, (award) => award),
    ...oneOf('stage', list.stage, stageText),
    ...oneOf('flag', list.flag, (flag) => FLAGS.find(({ name }) => name === flag)?.label ?? flag),
    ...(list.assignee ? [assigneeText(list.assignee.split(','))] : []),
    ...oneOf('next step', list.step, (step) => STEP_LABELS[step] ?? step),
    ...LATER_LABELS[list.later ?? 'all'],
  ];
}

/** Describes a range filter, such as 'founded from 2016 to 2020'. Without limits, it returns []. */
function rangeText({ kind, bounds, filterLabel }: Range, list: Filters, dates: FormatDate): string[] {
  const [from, to] = [list[bounds[0]], list[bounds[1]]];
  const text = [
    ...(from === undefined ? [] : [`from ${boundText(kind, from, dates)}`]),
    ...(to === undefined ? [] : [`to ${boundText(kind, to, dates)}`]),
  ];
  if (text.length === 0) return [];
  return [`${filterLabel.charAt(0).toLowerCase()}${filterLabel.slice(1)} ${text.join(' ')}`];
}

function boundText(kind: Range['kind'], bound: string | number, dates: FormatDate): string {
  switch (kind) {
    case 'year':
      return String(bound);
    case 'count':
      return groupDigits(Number(bound), 0);
    case 'money':
      return `CHF ${groupDigits(Number(bound), Number.isInteger(bound) ? 0 : 2)}`;
    case 'date':
      return dates(String(bound));
  }
}

function stageText(value: string): string {
  const stage = STAGES.find((one) => one === value);
  return stage ? stageLabel(stage) : value;
}

function assigneeText(values: readonly string[]): string {
  const text = values.map((value) =>
    value === 'me' ? 'the reader' : value === 'nobody' ? 'nobody' : 'a chosen person',
  );
  return `assigned to ${anyOf([...new Set(text)])}`;
}

function anyOf(text: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(text);
}

/** Returns a copy of an object without its undefined properties. */
function known<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const kept = { ...fields };
  for (const name in kept) if (kept[name] === undefined) delete kept[name];
  return kept;
}
