import { schemasWithin } from './schemas-within';

test('an API schema includes exactly the schemas that it references, directly or indirectly', () => {
  const Leaf = { type: 'string' };
  const Ring = { properties: { again: { $ref: 'Ring#' }, leaf: { $ref: 'Leaf#' } } };
  const named = new Map<string, object>(Object.entries({ Leaf, Ring, Other: { type: 'number' } }));
  const find = (name: string) => named.get(name);
  expect([...schemasWithin({ items: { $ref: 'Ring#' } }, find)]).toEqual([
    ['Ring', Ring],
    ['Leaf', Leaf],
  ]);
  expect([...schemasWithin({ type: 'string' }, find)]).toEqual([]);
  expect([...schemasWithin({ $ref: 'Nobody#' }, find)]).toEqual([]);
});
