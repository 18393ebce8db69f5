import { companyHost, websiteHost, websiteKey } from './website-host';

test.each([
  ['https://www.Foo.ch/en?x=1', 'foo.ch'],
  ['http://foo.ch', 'foo.ch'],
  ['foo.ch', 'foo.ch'],
  ['  www.foo.ch/  ', 'foo.ch'],
  ['foo.ch:8080/x', 'foo.ch'],
  ['https://foo.ch./', 'foo.ch'],
  ['https://shop.foo.ch', 'shop.foo.ch'],
  ['www.ch', 'www.ch'],
  ['http://münchen.de', 'xn--mnchen-3ya.de'],
])('the host of %j is %s', (url, host) => {
  expect(websiteHost(url)).toBe(host);
});

test.each([
  '',
  null,
  undefined,
  'n/a',
  '-',
  'none',
  'localhost',
  'ann@foo.ch',
  'mailto:ann@foo.ch',
  'ftp://foo.ch',
  'javascript:alert(1)',
  'javascript://foo.ch/%0aalert(1)',
  'tel:+41441112233',
  'https://',
  'two words.ch',
])('%j has no website host', (url) => {
  expect(websiteHost(url)).toBeNull();
});

test.each([
  ['https://foo.ch', 'foo.ch'],
  ['https://www.linkedin.com/company/foo', null],
  ['https://ch.linkedin.com/company/foo', null],
  ['https://m.facebook.com/foo', null],
  ['https://x.com/foo', null],
  ['https://fox.com', 'fox.com'],
  ['n/a', null],
])('%s identifies the company %s', (url, host) => {
  expect(companyHost(url)).toBe(host);
});

test.each([
  ['https://foo.ch', 'foo.ch'],
  ['http://www.foo.ch/en/', 'foo.ch'],
  ['foo.ch/de/ueber-uns.html?utm_source=x&lang=de#team', 'foo.ch'],
  ['https://foo.ch/index.php', 'foo.ch'],
  ['https://foo.ch/products', 'foo.ch'],
  ['https://portal.example/Sommervogel/', 'portal.example/sommervogel'],
  ['https://portal.example/en/startups/sommervogel/about', 'portal.example/startups/sommervogel'],
  ['https://portal.example/company.php?id=7&utm_medium=y', 'portal.example/company?id=7'],
  ['https://portal.example/#/startups/foo', 'portal.example/startups/foo'],
  ['https://ch.linkedin.com/company/foo/about/', 'linkedin.com/company/foo'],
  ['https://www.linkedin.com/company/foo?trk=x', 'linkedin.com/company/foo'],
  ['https://m.facebook.com/foo', 'facebook.com/foo'],
  [
    'https://play.google.com/store/apps/details?id=ch.foo&hl=de',
    'play.google.com/store/apps/details?id=ch.foo',
  ],
  ['https://apps.apple.com/ch/app/foo/id123', 'apps.apple.com/app/foo/id123'],
  ['https://ethz.ch/en/industry/spin-offs/foo.html', 'ethz.ch/industry/spin-offs/foo'],
  ['https://foo.epfl.ch', 'foo.epfl.ch'],
  ['https://people.epfl.ch/anna.keller', 'people.epfl.ch/anna.keller'],
  ['https://www.startup.ch/foo', 'startup.ch/foo'],
  ['https://linkedin.com', null],
  ['https://www.ethz.ch/de', null],
  ['https://play.google.com/', null],
  ['https://www.crunchbase.com', null],
  ['https://facebook.com/home', null],
  ['n/a', null],
])('the key of the website %s is %s', (url, key) => {
  expect(websiteKey(url)).toBe(key);
});

test('the key of a key is itself', () => {
  for (const url of ['foo.ch', 'portal.example/startups/foo', 'linkedin.com/company/foo', 'a.ch/b?id=7'])
    expect(websiteKey(url)).toBe(url);
});
