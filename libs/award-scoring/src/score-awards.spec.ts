import type { ScoringGroup, ScoringParameter } from './ledger';
import { prepareScoring, scoreAwards } from './score-awards';

const aParameter = (
  parameterName: string,
  value: number,
  parameterID = parameterName.replaceAll(' ', '-'),
): ScoringParameter => ({
  parameterID,
  parameterName,
  value,
});
const aGroup = (
  rule: ScoringGroup['rule'],
  items: Record<string, number>,
  group_key = 'kick',
): ScoringGroup => ({
  group_key,
  group_name: group_key,
  rule,
  items: Object.entries(items).map(([parameter_id, precedence]) => ({ parameter_id, precedence })),
});
const KICKS = [
  aParameter('venture kick 1', 1),
  aParameter('venture kick 2', 2),
  aParameter('venture kick 3', 3.5),
];
const KICK_ITEMS = { 'venture-kick-1': 1, 'venture-kick-2': 2, 'venture-kick-3': 3 };
const KICK_NAMES = KICKS.map(({ parameterName }) => parameterName);

test.each([
  ['keep_highest_precedence', 3.5, 'venture kick 3'],
  ['keep_lowest_precedence', 1, 'venture kick 1'],
] as const)(
  'the group rule %s for venture kick 1, 2 and 3 gives the score %d: %s counts',
  (rule, total, winner) => {
    const score = scoreAwards(KICK_NAMES, KICKS, [aGroup(rule, KICK_ITEMS)]);
    expect(score.total).toBe(total);
    expect(score.lines[0]).toMatchObject({
      award: winner,
      status: 'counted',
      superseded_by: null,
      group_key: 'kick',
      rule,
    });
    expect(score.lines.slice(1)).toEqual([
      expect.objectContaining({ status: 'superseded', superseded_by: winner }),
      expect.objectContaining({ status: 'superseded', superseded_by: winner }),
    ]);
  },
);

test('a ledger line contains award, weight, group, rule, precedence, status and the superseding award', () => {
  const { lines } = scoreAwards(
    ['Venture Kick 1', 'venture-kick-2', 'ETH Spin-off', 'Local prize'],
    [...KICKS, aParameter('eth spin-off', 0.5, 'eth')],
    [aGroup('keep_highest_precedence', KICK_ITEMS)],
  );
  const rule = 'keep_highest_precedence';
  expect(lines).toEqual([
    {
      award: 'venture-kick-2',
      parameterID: 'venture-kick-2',
      weight: 2,
      group_key: 'kick',
      rule,
      precedence: 2,
      status: 'counted',
      superseded_by: null,
    },
    {
      award: 'ETH Spin-off',
      parameterID: 'eth',
      weight: 0.5,
      group_key: null,
      rule: null,
      precedence: null,
      status: 'counted',
      superseded_by: null,
    },
    {
      award: 'Venture Kick 1',
      parameterID: 'venture-kick-1',
      weight: 1,
      group_key: 'kick',
      rule,
      precedence: 1,
      status: 'superseded',
      superseded_by: 'venture-kick-2',
    },
    {
      award: 'Local prize',
      parameterID: null,
      weight: 0,
      group_key: null,
      rule: null,
      precedence: null,
      status: 'not_weighted',
      superseded_by: null,
    },
  ]);
});

test.each([
  ['the larger weight', [aParameter('a', 1), aParameter('b', 2)], 'b'],
  ['the smaller id among equal weights', [aParameter('b', 1), aParameter('a', 1)], 'a'],
  [
    'the smaller id in code point order, with capital letters first',
    [aParameter('a', 1), aParameter('B', 1)],
    'B',
  ],
  [
    'the smaller id in code point order instead of UTF-16 order',
    [aParameter('x', 1, '\u{1F680}'), aParameter('y', 1, '\uFB01')],
    'y',
  ],
])('for awards with equal precedence, %s wins', (_rule, parameters, winner) => {
  const group = aGroup(
    'keep_highest_precedence',
    Object.fromEntries(parameters.map(({ parameterID }) => [parameterID, 1])),
  );
  const awards = parameters.map(({ parameterName }) => parameterName);
  for (const rule of ['keep_highest_precedence', 'keep_lowest_precedence'] as const) {
    const [first] = scoreAwards(awards, parameters, [{ ...group, rule }]).lines;
    expect(first).toMatchObject({ award: winner, status: 'counted' });
  }
});

test('an award in two groups counts only if it wins in both groups', () => {
  const parameters = [aParameter('a', 1), aParameter('b', 2), aParameter('c', 4)];
  const groups = [
    aGroup('keep_highest_precedence', { a: 1, b: 2 }, 'first'),
    aGroup('keep_highest_precedence', { b: 1, c: 2 }, 'second'),
  ];
  const { total, lines } = scoreAwards(['a', 'b', 'c'], parameters, groups);
  expect(total).toBe(4);
  expect(
    lines.map(({ award, status, group_key, superseded_by }) => [award, status, group_key, superseded_by]),
  ).toEqual([
    ['c', 'counted', 'second', null],
    ['b', 'superseded', 'second', 'c'],
    ['a', 'superseded', 'first', 'b'],
  ]);
});

test('a group does not change the score if the startup holds only one of its awards', () => {
  expect(
    scoreAwards(['venture kick 1'], KICKS, [aGroup('keep_highest_precedence', KICK_ITEMS)]),
  ).toMatchObject({ total: 1, lines: [{ status: 'counted' }] });
});

test('a group item whose parameter was deleted is ignored', () => {
  const group = aGroup('keep_highest_precedence', { 'venture-kick-1': 1, gone: 9 });
  expect(scoreAwards(['venture kick 1', 'gone'], KICKS, [group])).toMatchObject({
    total: 1,
    lines: [{ status: 'counted' }, { award: 'gone', status: 'not_weighted' }],
  });
});

test('award weights are exact decimals: 0.1 and 0.2 give 0.3', () => {
  expect(scoreAwards(['a', 'b'], [aParameter('a', 0.1), aParameter('b', 0.2)], []).total).toBe(0.3);
  expect(
    scoreAwards(
      ['a', 'b', 'c'],
      [aParameter('a', 1_000_000), aParameter('b', 0.0001), aParameter('c', -1_000_000)],
      [],
    ).total,
  ).toBe(0.0001);
});

test('a negative weight lowers the score, and a startup without awards has the score 0', () => {
  expect(scoreAwards(['a', 'b'], [aParameter('a', 1.5), aParameter('b', -2)], []).total).toBe(-0.5);
  expect(scoreAwards([], KICKS, [])).toEqual({ total: 0, lines: [] });
  expect(scoreAwards(['', ' - '], KICKS, [])).toEqual({ total: 0, lines: [] });
});

test('opposite weights add up to 0, not to -0', () => {
  expect(scoreAwards(['a'], [aParameter('a', -0)], []).total).toBe(0);
  expect(scoreAwards(['a', 'b'], [aParameter('a', -1), aParameter('b', 1)], []).total).toBe(0);
});

test.each([NaN, Infinity])('a parameter with the weight %d is refused', (value) => {
  expect(() => prepareScoring({ parameters: [aParameter('a', value)], groups: [] })).toThrow(RangeError);
});

test('the same scoring can be applied to many startups', () => {
  const score = prepareScoring({
    parameters: KICKS,
    groups: [aGroup('keep_highest_precedence', KICK_ITEMS)],
  });
  expect(
    [['venture kick 1'], KICK_NAMES, ['unknown'], ['venture kick 1']].map((awards) => score(awards).total),
  ).toEqual([1, 3.5, 0, 1]);
});

test('an award that matches an alias counts as its parameter, and only once if the parameter is also held', () => {
  const aliases = [{ award: 'Premier Kick', parameterID: 'venture-kick-1' }];
  expect(scoreAwards(['premier-kick'], KICKS, [], aliases).total).toBe(1);
  expect(scoreAwards(['premier kick', 'Venture Kick 1'], KICKS, [], aliases).total).toBe(1);
});

test('a parameter name takes precedence over an alias', () => {
  const aliases = [
    { award: 'venture kick 1', parameterID: 'venture-kick-2' },
    { award: 'lost', parameterID: 'nothing' },
  ];
  expect(scoreAwards(['venture kick 1', 'lost'], KICKS, [], aliases).total).toBe(1);
});
