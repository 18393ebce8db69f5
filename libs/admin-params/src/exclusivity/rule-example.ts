import { scoreAwards, type GroupRule } from '@vaglio/award-scoring';
import type { WeightedItem } from './weighted-items';

/** Fields of a group item that an example uses. */
type ExampleItem = Pick<WeightedItem, 'parameter_id' | 'parameterName' | 'precedence' | 'value'>;

const AND = ' and ';

/**
 * Returns a sentence for each rule of an exclusivity group. The example uses the group's items and the same rule as the
 * score. A group with fewer than two items gets a general text. Source: product decision 3.
 */
export function ruleExamples(items: readonly ExampleItem[]): Readonly<Record<GroupRule, string>> {
  const sample = sampleOf(items);
  const highest = keptName(sample, 'keep_highest_precedence');
  const lowest = keptName(sample, 'keep_lowest_precedence');
  if (sample.length < 2 || highest === null || lowest === null) {
    return {
      keep_highest_precedence: 'The award with the largest number counts.',
      keep_lowest_precedence: 'The award with the smallest number counts.',
    };
  }
  return {
    keep_highest_precedence: `A startup with ${listNames(sample.map(({ parameterName }) => parameterName))} keeps ${highest}.`,
    keep_lowest_precedence: `The same startup keeps ${lowest}.`,
  };
}

/** Selects the lowest, middle and highest item, so that the example stays short. */
function sampleOf(items: readonly ExampleItem[]): readonly ExampleItem[] {
  const sorted = [...items].sort((a, b) => (a.precedence ?? 0) - (b.precedence ?? 0));
  const places = new Set([0, Math.floor((sorted.length - 1) / 2), sorted.length - 1]);
  return sorted.filter((_item, place) => places.has(place));
}

function keptName(items: readonly ExampleItem[], rule: GroupRule): string | null {
  const parameters = items.map(({ parameter_id, parameterName, value }) => ({
    parameterID: parameter_id,
    parameterName,
    value: value ?? 0,
  }));
  const entries = items.map(({ parameter_id, precedence }) => ({
    parameter_id,
    precedence: precedence ?? 0,
  }));
  const group = { group_key: 'example', group_name: 'example', rule, items: entries };
  const { lines } = scoreAwards(
    parameters.map(({ parameterName }) => parameterName),
    parameters,
    [group],
  );
  return lines.find(({ status }) => status === 'counted')?.award ?? null;
}

/**
 * Joins names into a list. If only the last words differ, the result is short, such as 'venture kick 1, 2 and 3'.
 * Otherwise it contains the full names.
 */
export function listNames(names: readonly string[]): string {
  const [first = '', ...others] = names;
  const stem = first.slice(0, first.lastIndexOf(' ') + 1);
  const isStem =
    stem !== '' && others.every((name) => name.startsWith(stem) && name.lastIndexOf(' ') === stem.length - 1);
  const [last = '', ...before] = (
    isStem ? [first, ...others.map((name) => name.slice(stem.length))] : names
  ).toReversed();
  return before.length === 0 ? last : [before.toReversed().join(', '), last].join(AND);
}
