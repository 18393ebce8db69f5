import {
  awardConfigListShape,
  awardGroupItemListShape,
  awardGroupListShape,
  awardGroupShape,
  scoreConfigShape,
} from '@vaglio/contract';

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
])('exclusivity groups are accepted as %s', (_words, answer) =>
  expect(awardGroupListShape(answer)).toEqual({ items: [GROUP], total: 1 }),
);

test.each([undefined, 'keep_all', null])(
  'the unknown group rule %j is read as keep_highest_precedence',
  (rule) => expect(awardGroupShape({ ...GROUP, rule })?.rule).toBe('keep_highest_precedence'),
);

test('an exclusivity group without name and description is displayed with its key', () =>
  expect(awardGroupShape({ id: '1', group_key: 'kick', description: null })).toMatchObject({
    group_name: 'kick',
    description: null,
  }));

test('the response to a saved exclusivity group may omit the id', () =>
  expect(awardGroupShape({})?.id).toBe(''));

test('exclusivity items are accepted as an array or as an object with items', () => {
  const items = [{ id: 3, parameter_id: 'p-3', precedence: '3' }];
  const read = [{ id: '3', group_id: '', parameter_id: 'p-3', parameterName: 'p-3', precedence: 3 }];
  expect(awardGroupItemListShape(items)).toEqual({ items: read, total: 1 });
  expect(awardGroupItemListShape({ items })).toEqual({ items: read, total: 1 });
});

test('an exclusivity item may omit its id and its precedence', () =>
  expect(awardGroupItemListShape([{ parameter_id: 'p' }])?.items).toEqual([
    { id: '', group_id: '', parameter_id: 'p', parameterName: 'p' },
  ]));

test.each([
  ['item_id', { item_id: '9' }, '9'],
  ['id', { id: 9 }, '9'],
  ['neither', {}, ''],
])('a configuration row is accepted with its id as %s and without its weight', (_name, ids, item_id) => {
  const row = {
    group_key: 'kick',
    group_name: 'Venture Kick',
    rule: 'keep_highest_precedence',
    parameter_id: 'p',
    parameterName: 'P',
    precedence: 2,
  };
  const items = [{ ...row, item_id, group_id: '1' }];
  expect(awardConfigListShape({ config: [{ ...row, group_id: 1, ...ids }] })).toEqual({ items, total: 1 });
});

test('a configuration row without names is displayed with its key and its parameter', () =>
  expect(awardConfigListShape([{ group_key: 'kick', parameter_id: 'p', value: '2.5' }])?.items).toMatchObject(
    [{ group_name: 'kick', parameterName: 'p', value: 2.5, rule: 'keep_highest_precedence' }],
  ));

test.each([
  [
    { threshold: '5.5000', top_percent: '1' },
    { threshold: 5.5, top_percent: 1 },
  ],
  [{ threshold: 'high', top_percent: null }, {}],
  [{}, {}],
])('the score settings %j are read as %j', (answer, settings) =>
  expect(scoreConfigShape(answer)).toEqual(settings),
);
