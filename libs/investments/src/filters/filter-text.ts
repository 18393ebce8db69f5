import {
  FLAGS,
  groupDigits,
  isRangeFilter,
  RANGES,
  stageLabel,
  STAGES,
  type Range,
  type RangeFilter,
} from '@vaglio/startups-domain';
import { formatCount, formatDate } from '@vaglio/ui';
import type { FilterKind } from './filter-kinds';
import { STEPS, type AdvancedFilters, type ListBounds, type ValuedFilter } from '@vaglio/startups-data';
import { scoreRange } from '../list/bounds-text';

/** Text of a filter chip in two parts, such as 'Holds' and 'venture kick 3'. The second part is emphasised. */
export interface ChipText {
  readonly name: string;
  readonly value: string;
}

/**
 * Names of filter values that only the server knows. A deleted value maps to null. A name that is still loading is
 * missing.
 */
export type ValueNames = ReadonlyMap<string, string | null>;

const STEP_LABELS: Readonly<Record<(typeof STEPS)[number], string>> = {
  due: 'due today',
  overdue: 'overdue',
  none: 'none',
};
const LEADS: Readonly<Record<ValuedFilter, string>> = {
  award: 'Holds',
  award_not: 'Does not hold',
  stage: 'Stage',
  flag: 'Flag',
  assignee: 'Assigned to',
  step: 'Next step',
};

/** Returns the chip text of a filter, or null if the filter is not set. */
export function chipText(
  kind: FilterKind,
  filters: AdvancedFilters & ListBounds,
  names: ValueNames,
): ChipText | null {
  if (kind === 'score') {
    const value = scoreRange(filters);
    return value === null ? null : { name: 'Score', value };
  }
  if (isRangeFilter(kind)) return rangeText(kind, filters);
  const text = filters[kind].map((value) => valueText(kind, value, names));
  return text.length === 0 ? null : { name: LEADS[kind], value: anyOf(text) };
}

/** Returns the label of a filter value, such as 'Contract', 'me' or 'venture kick 3'. */
export function valueText(kind: ValuedFilter, value: string, names: ValueNames): string {
  if (kind === 'stage') return stageText(value);
  if (kind === 'flag') return FLAGS.find(({ name }) => name === value)?.label ?? value;
  if (kind === 'step')
    return STEPS.flatMap((step) => (step === value ? [STEP_LABELS[step]] : []))[0] ?? value;
  if (kind === 'assignee' && (value === 'me' || value === 'nobody')) return value;
  if (kind !== 'assignee') return names.get(value) ?? value;
  return names.get(value) ?? (names.has(value) ? 'a deleted person' : 'a person');
}

function stageText(value: string): string {
  const stage = STAGES.find((one) => one === value);
  return stage ? stageLabel(stage) : value;
}

/** Formats an amount in CHF, such as 'CHF 500’000'. */
function moneyText(amount: string): string {
  return `CHF ${groupDigits(Number(amount), Number.isInteger(Number(amount)) ? 0 : 2)}`;
}

function rangeText(filter: RangeFilter, filters: AdvancedFilters): ChipText | null {
  const { kind, chipLabel: name, bounds } = RANGES[filter];
  const [from, to] = [filters[bounds[0]], filters[bounds[1]]];
  if (from === '' && to === '') return null;
  const [least, most] = [boundText(kind, from), boundText(kind, to)];
  const isTime = kind === 'year' || kind === 'date';
  if (to === '') return { name, value: isTime ? `${least} or later` : `at least ${least}` };
  if (from === '') return { name, value: isTime ? `until ${most}` : `at most ${most}` };
  return { name, value: from === to ? least : `${least} to ${most}` };
}

function boundText(kind: Range['kind'], bound: string): string {
  switch (kind) {
    case 'year':
      return bound;
    case 'count':
      return formatCount(Number(bound));
    case 'money':
      return moneyText(bound);
    case 'date':
      return formatDate(bound);
  }
}

function anyOf(text: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(text);
}
