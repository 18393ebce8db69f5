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
])('the country %j has the code %j', (text, code) => expect(countryCode(text)).toBe(code));

test.each([
  ['CH', 'Switzerland'],
  ['Deutschland', 'Germany'],
  ['Atlantis', 'Atlantis'],
])('the country %s is shown as %s', (text, name) => expect(countryName(text)).toBe(name));

test.each([
  ['CHE', 'CH'],
  ['DEU', 'DE'],
  ['D', 'DE'],
  ['FL', 'LI'],
  ['Swiss', 'CH'],
  ['CH - Schweiz', 'CH'],
  ['Switzerland (CH)', 'CH'],
  ['Suisse / Schweiz', 'CH'],
  ['Schweiz / Deutschland', null],
  ['Swiss Made', null],
  ['CH - Zürich', null],
  ['Guinea-Bissau', 'GW'],
])('the country %s has the code %s', (text, code) => expect(countryCode(text)).toBe(code));
