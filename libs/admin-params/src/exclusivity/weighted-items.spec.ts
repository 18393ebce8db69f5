import { aParameter } from '@vaglio/test-kit';
import { weightedItems } from './weighted-items';

const ITEMS = [1, undefined, 3, 2].map((precedence) => ({
  id: `i${precedence}`,
  group_id: '1',
  parameter_id: `p-${precedence}`,
  parameterName: `p ${precedence}`,
  precedence,
}));

test('items are sorted by precedence, the highest first; one without is the last', () =>
  expect(weightedItems(ITEMS, []).map(({ precedence }) => precedence)).toEqual([3, 2, 1, undefined]));

test('an item has the weight of its parameter; of an unknown one it has none', () =>
  expect(
    weightedItems(ITEMS, [aParameter({ parameterID: 'p-2', value: 2.5 })]).map(({ value }) => value),
  ).toEqual([undefined, 2.5, undefined, undefined]));
