import { companyHost, websiteHost } from './website-host';

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
