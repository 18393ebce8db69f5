import type { AwardGroupItem, Parameter } from '@vaglio/contract';

/** Group item with the weight of its parameter. The weight is undefined if the server does not return it. */
export type WeightedItem = AwardGroupItem & Pick<Parameter, 'value'>;

/** Adds the parameters' weights to the group items and sorts the items, highest precedence first. */
export function weightedItems(
  items: readonly AwardGroupItem[],
  parameters: readonly Pick<Parameter, 'parameterID' | 'value'>[],
): readonly WeightedItem[] {
  const weights = new Map(parameters.map(({ parameterID, value }) => [parameterID, value]));
  return items
    .map((item) => ({ ...item, value: weights.get(item.parameter_id) }))
    .sort((a, b) => (b.precedence ?? 0) - (a.precedence ?? 0));
}
