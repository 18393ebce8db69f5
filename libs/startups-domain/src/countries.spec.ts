import { countryCode, countryName } from './countries';

test.each([
  ['CH', 'CH'],
  [' ch ', 'CH'],
  ['Schweiz', 'CH'],
  ['SUISSE', 'CH'],
  ['Svizzera', 'CH'],
  ['Switzerland', 'CH'],
  ['Osterreich', 'AT'],
  ['Österreich', 'AT'],
  ["Côte d'Ivoire", 'CI'],
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['England', 'GB'],
  ['Kosovo', 'XK'],
  ['Atlantis', null],
  ['ZZ', null],
  ['', null],
])('the country %j is %j', (text, code) => expect(countryCode(text)).toBe(code));

test.each([
  ['CH', 'Switzerland'],
  ['Deutschland', 'Germany'],
  ['Atlantis', 'Atlantis'],
])('%s is shown as %s', (text, name) => expect(countryName(text)).toBe(name));
