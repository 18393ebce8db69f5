import { confusableKeys } from './confusable-keys';
import { isServiceName, withoutServiceMark } from './service-name';

const readsAs = (one: string, other: string) =>
  [...confusableKeys(one)].some((key) => confusableKeys(other).has(key));

test.each([
  ['ANNA MEIER', 'a Cyrillic А', 'Аnna Meier'],
  ['Anna Meier', 'a trailing blank', 'Anna Meier '],
  ['Anna Meier', 'a zero-width space', 'Anna\u200b Meier'],
  ['Anna Meier', 'an invisible letter', 'Anna\u3164 Meier'],
  ['Anna Meier', 'full-width letters', 'Ａｎｎａ　Ｍｅｉｅｒ'],
  ['Anna Meier', 'mathematical letters', '𝐀𝐧𝐧𝐚 𝐌𝐞𝐢𝐞𝐫'],
  ['Anna Meier', 'combining marks', 'An\u0323na Meie\u0307r'],
  ['Anna Meier', 'rn for m', 'Anna rneier'],
  ['Ian Cole', 'l for I', 'lan CoIe'],
  ['Leo 10', 'digits for letters', 'Leo lO'],
  ['Paul', 'Greek and Cyrillic letters', 'Ρаυl'],
  ['🦊', 'a blank behind a picture', '🦊 '],
])('the names %s and a spelling with %s look alike', (name, _how, alike) =>
  expect(readsAs(name, alike)).toBe(true),
);

test.each([
  ['Elia Keller', 'Ella Keller'],
  ['Anna Meier', 'Anna Maier'],
  ['Anna Meier', 'Anna Meier (2)'],
  ['株式会社', '有限会社'],
  ['🦊', '🐻'],
])('the names %s and %s do not look alike', (one, other) => expect(readsAs(one, other)).toBe(false));

test.each([
  ['x (service account)', 'x'],
  ['x（ＳＥＲＶＩＣＥ　ａｃｃｏｕｎｔ）', 'x'],
  ['x [ѕervice-аccount] (service account) ', 'x'],
  ['x service account', 'x'],
  ['(Service Account)', ''],
])('the name %s looks like a service account; without the marker it is %j', (name, left) => {
  expect([isServiceName(name), withoutServiceMark(name)]).toEqual([true, left]);
});

test.each(['x (service account) y', 'Service', 'Accountant service'])(
  'the name %s does not look like a service account',
  (name) => {
    expect([isServiceName(name), withoutServiceMark(name)]).toEqual([false, name]);
  },
);
