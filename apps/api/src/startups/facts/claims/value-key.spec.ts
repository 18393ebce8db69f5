import { valueKeyOf } from './value-key';

test.each(['Switzerland', 'SWITZERLAND', 'Schweiz', 'suisse', 'CH', 'Swiss Confederation'])(
  'the country %s is the same value as its English name, which older decisions stored',
  (text) => expect(valueKeyOf('country', text)).toBe('switzerland'),
);

test('an unknown country is compared as text', () => {
  expect(valueKeyOf('country', 'Atlantîs')).toBe('atlantis');
});
