import type { AwardGroupItem, Parameter } from '@vaglio/contract';

/** An item of a group with its parameter's weight; undefined where the server does not return it. */
export type WeightedItem = AwardGroupItem & Pick<Parameter, 'value'>;

/** Items with the weights of their parameters, the highest precedence first. */
export function weightedItems(
  items: readonly AwardGroupItem[],
  parameters: readonly Pick<Parameter, 'parameterID' | 'value'>[],
): readonly WeightedItem[] {
  const weights = new Map(parameters.map(({ parameterID, value }) => [parameterID, value]));
  return items
    .map((item) => ({ ...item, value: weights.get(item.parameter_id) }))
    .sort((a, b) => (b.precedence ?? 0) - (a.precedence ?? 0));
}
