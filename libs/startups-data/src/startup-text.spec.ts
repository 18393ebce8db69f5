import { founderOf, placeText } from './startup-text';

test.each([
  ['CleanT', 'ZH', ['Cleantech', 'Zürich']],
  ['digital health', 'Genf', ['Healthcare IT', 'Genève']],
  [null, null, ['Unknown sector', 'Unknown canton']],
  ['Basket weaving', 'Atlantis', ['Unknown sector', 'Unknown canton']],
])('a startup with the sector %j and the canton %j shows %j', (sector, canton, text) =>
  expect(placeText({ sector, canton })).toEqual(text),
);

test.each([
  ['Anna-Lena', 'Gschwend', 'Anna-Lena Gschwend'],
  [null, 'Gschwend', 'Gschwend'],
  [null, null, null],
])('a founder with the first name %j and the last name %j is called %j', (first_name, last_name, name) =>
  expect(founderOf({ first_name, last_name })).toBe(name),
);
