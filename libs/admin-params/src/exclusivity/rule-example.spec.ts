import { listNames, ruleExamples } from './rule-example';

function items(...entries: readonly (readonly [name: string, precedence: number, value?: number])[]) {
  return entries.map(([parameterName, precedence, value = 1]) => ({
    parameter_id: parameterName.replaceAll(' ', '-'),
    parameterName,
    precedence,
    value,
  }));
}

test('the example of a group rule uses the items of the group', () =>
  expect(ruleExamples(items(['venture kick 3', 3], ['venture kick 1', 1], ['venture kick 2', 2]))).toEqual({
    keep_highest_precedence: 'A startup with venture kick 1, 2 and 3 keeps venture kick 3.',
    keep_lowest_precedence: 'The same startup keeps venture kick 1.',
  }));

test('for equal precedences either rule keeps the larger weight, as in scoring', () =>
  expect(ruleExamples(items(['eth spin-off', 1, 1], ['epfl spin-off', 1, 2]))).toEqual({
    keep_highest_precedence: 'A startup with eth spin-off and epfl spin-off keeps epfl spin-off.',
    keep_lowest_precedence: 'The same startup keeps epfl spin-off.',
  }));

test('the example of a rule for many items uses the items with the lowest, middle and highest precedence', () =>
  expect(
    ruleExamples(items(['a 5', 5], ['a 1', 1], ['a 2', 2], ['a 3', 3], ['a 4', 4])).keep_highest_precedence,
  ).toBe('A startup with a 1, 3 and 5 keeps a 5.'));

test.each([[[]], [items(['venture kick 1', 1])]])(
  'for a group with fewer than two items (%j) the rule is explained without an example',
  (few) =>
    expect(ruleExamples(few)).toEqual({
      keep_highest_precedence: 'The award with the largest number counts.',
      keep_lowest_precedence: 'The award with the smallest number counts.',
    }),
);

test('the example of a rule works without weights from the server', () =>
  expect(
    ruleExamples(items(['a 1', 1], ['a 2', 2]).map((item) => ({ ...item, value: undefined })))
      .keep_lowest_precedence,
  ).toBe('The same startup keeps a 1.'));

test.each([
  [['venture kick 1', 'venture kick 2'], 'venture kick 1 and 2'],
  [['fit tech grant', 'fit tech seed', 'fit tech growth'], 'fit tech grant, seed and growth'],
  [
    ['innosuisse certificate', 'innosuisse core coaching'],
    'innosuisse certificate and innosuisse core coaching',
  ],
  [['bronze', 'silver', 'gold'], 'bronze, silver and gold'],
  [['eurostars'], 'eurostars'],
  [[], ''],
])('the award names %j are summarized as %j', (names, text) => expect(listNames(names)).toBe(text));
