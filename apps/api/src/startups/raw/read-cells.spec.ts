import { readAddress } from './read-cells';

test.each([
  ['https://acme.ch/list\nof.startups/page', 'website holds several addresses.'],
  ['https://acme.ch\nhttps://acme.com', 'website holds several addresses.'],
  ['acme.ch\racme.com', 'website holds several addresses.'],
  ['acme.ch\t\twww.acme.com/x', 'website holds several addresses.'],
  ['https://acme.ch/\nacme.com', 'website holds several addresses.'],
  ['https://acme.ch; https://acme.com', 'website holds several addresses.'],
  ['https://acme.ch https://acme.com', 'website holds several addresses.'],
  ['https://acme.ch\nZurich', 'website must be a web address (http or https).'],
  ['https://acme.ch/about\nSwiss startup', 'website must be a web address (http or https).'],
  ['https://acme.ch\u202e', 'website must not hold control or invisible characters (U+202E).'],
])('the website %j of a row is refused: %s', (text, message) =>
  expect(() => readAddress('website', text)).toThrow(message),
);

test.each([
  ['\r\n https://acme.ch \t', 'https://acme.ch'],
  ['https://acme.ch/a\tb\r\nc', 'https://acme.ch/abc'],
  ['https://acme.ch\n/about', 'https://acme.ch/about'],
  ['https://\nacme.ch', 'https://acme.ch'],
  ['https://acme.\nch', 'https://acme.ch'],
  ['ac\u00adme.ch\u200b', 'https://acme.ch'],
  ['https://acme.ch/?u=https://acme.com', 'https://acme.ch/?u=https://acme.com'],
])('the website %j of a row is read as %s', (text, address) =>
  expect(readAddress('website', text)).toBe(address),
);
