import { joinedNames, namesIn, withOtherNames } from './investor-names';

const TEXT = 'Acme, Inc., Foo, Bar Capital';

test('an investor name may contain the separator of the list', () => {
  expect(namesIn(TEXT)).toEqual(expect.arrayContaining(['acme', 'acme inc', 'foo', 'bar capital']));
  expect(namesIn(null)).toEqual(['']);
});

test.each([
  ['acme inc', '', 'Foo, Bar Capital'],
  ['foo', 'Food', 'Acme, Inc., Food, Bar Capital'],
  ['bar', 'Baz', TEXT],
])('in a list of investors the name %j becomes %j', (name, instead, expected) => {
  expect(withOtherNames(TEXT, (held) => (held === name ? instead : undefined))).toBe(expected);
});

test('the longer of two equal investor names is removed', () => {
  const gone = (name: string) => (['acme', 'acme inc'].includes(name) ? '' : undefined);
  expect(withOtherNames('Acme, Inc.', gone)).toBe('');
  expect(joinedNames(['', 'Foo'])).toBe('Foo');
});
