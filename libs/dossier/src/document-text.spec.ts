import { factText, groupText } from './document-text';

const LINE = {
  ...{ award: 'Bergsee Preis', parameterID: 'bergsee', group_key: 'see', group_name: 'Lakes' },
  ...{ rule: null, precedence: 2, superseded_by: null, superseded_by_precedence: null },
};

test.each([
  [4, 'Lakes, precedence 2'],
  [0, 'Does not count, because its weight is 0'],
])('a counted award with the weight %d is explained in print with %j', (weight, text) =>
  expect(groupText({ ...LINE, weight, status: 'counted' })).toBe(text),
);

test.each([
  ['canton', 'ZH', 'Zürich'],
  ['canton', 'Elsewhere', 'Elsewhere'],
  ['raised_money', 'EUR 150000', 'EUR 150000'],
  ['website', 'https://acme.example/', 'acme.example'],
  ['email', null, '–'],
] as const)('the value of the field %s, %j, is printed as %s', (field, value, text) =>
  expect(
    factText({
      ...{ field, value, currency: null, origin: null },
      ...{ received: null, received_from: null, suggestions: [] },
    }),
  ).toBe(text),
);
