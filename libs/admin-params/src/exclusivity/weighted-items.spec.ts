import { aParameter } from '@vaglio/test-kit';
import { weightedItems } from './weighted-items';

const ITEMS = [1, undefined, 3, 2].map((precedence) => ({
  id: `i${precedence}`,
  group_id: '1',
  parameter_id: `p-${precedence}`,
  parameterName: `p ${precedence}`,
  precedence,
}));

test('exclusivity items are sorted by highest precedence, and an item without precedence is last', () =>
  expect(weightedItems(ITEMS, []).map(({ precedence }) => precedence)).toEqual([3, 2, 1, undefined]));

test('an exclusivity item has the weight of its parameter, and no weight if the parameter is unknown', () =>
  expect(
    weightedItems(ITEMS, [aParameter({ parameterID: 'p-2', value: 2.5 })]).map(({ value }) => value),
  ).toEqual([undefined, 2.5, undefined, undefined]));
