import { founderOf, placeText } from './startup-text';

test.each([
  ['CleanT', 'ZH', ['Cleantech', 'Zürich']],
  [null, null, ['Unknown sector', 'Unknown canton']],
  ['Basket weaving', 'Atlantis', ['Unknown sector', 'Unknown canton']],
])('sector %j and canton %j read %j', (sector, canton, text) =>
  expect(placeText({ sector, canton })).toEqual(text),
);

test.each([
  ['Anna-Lena', 'Gschwend', 'Anna-Lena Gschwend'],
  [null, 'Gschwend', 'Gschwend'],
  [null, null, null],
])('the founder of %j and %j is %j', (first_name, last_name, name) =>
  expect(founderOf({ first_name, last_name })).toBe(name),
);
