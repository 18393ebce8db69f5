import { factText } from './document-text';

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
