import { schemasWithin } from './schemas-within';

test('a schema has those that it refers to, those that they refer to, and no other', () => {
  const named = {
    Leaf: { type: 'string' },
    Ring: { properties: { again: { $ref: 'Ring#' }, leaf: { $ref: 'Leaf#' } } },
    Other: { type: 'number' },
  };
  expect(schemasWithin({ items: { $ref: 'Ring#' } }, named)).toEqual({ Ring: named.Ring, Leaf: named.Leaf });
  expect(schemasWithin({ type: 'string' }, named)).toEqual({});
});
