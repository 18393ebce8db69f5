import { readConfig, readGroups, readItems } from './exclusivity-lists';

const GROUP = {
  id: '1',
  group_key: 'kick',
  group_name: 'Venture Kick',
  description: 'One of',
  rule: 'keep_lowest_precedence',
};

test.each([
  ['an array', [GROUP]],
  ['{ items }', { items: [GROUP], total: 1 }],
  ['{ groups }', { groups: [GROUP] }],
  ['ids as numbers', [{ ...GROUP, id: 1 }]],
])('groups may come as %s', (_shape, answer) => expect(readGroups(answer)).toEqual([GROUP]));

test.each([undefined, 'keep_all', null])('the rule %j counts as keep_highest_precedence', (rule) =>
  expect(readGroups([{ ...GROUP, rule }])[0]?.rule).toBe('keep_highest_precedence'),
);

test('a group without name and description has its key and none', () =>
  expect(readGroups([{ id: '1', group_key: 'kick', description: null }])).toMatchObject([
    { group_name: 'kick', description: '' },
  ]));

test('items stand by precedence, the highest first, from an array or { items }', () => {
  const items = [1, 3, 2].map((precedence) => ({
    id: precedence,
    parameter_id: `p-${precedence}`,
    precedence: String(precedence),
  }));
  const order = [3, 2, 1].map((precedence) => ({
    id: String(precedence),
    parameter_id: `p-${precedence}`,
    parameterName: `p-${precedence}`,
    precedence,
  }));
  expect(readItems(items)).toEqual(order);
  expect(readItems({ items })).toEqual(order);
});

test.each([
  ['item_id', { item_id: '9' }, '9'],
  ['id', { id: 9 }, '9'],
  ['neither', {}, ''],
])('a row of the configuration has its id as %s', (_name, ids, id) => {
  const row = {
    group_name: 'Venture Kick',
    rule: 'keep_highest_precedence',
    parameter_id: 'p',
    parameterName: 'P',
    precedence: 2,
  };
  expect(readConfig({ config: [{ ...row, group_id: 1, ...ids }] })).toEqual([
    { ...row, id, group_id: '1', value: null },
  ]);
});
