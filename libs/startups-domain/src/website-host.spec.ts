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
])('the website %j has the host %s', (url, host) => {
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
])('the text %j has no website host', (url) => {
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
])('the website %s identifies the company by %s', (url, host) => {
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
  ['https://www.epfl.ch/labs/lca1', null],
  ['https://www.epfl.ch/schools/sti/x', null],
  ['https://www.uzh.ch/en/research/groups/x', null],
  ['https://www.unige.ch/faculte/x', null],
  ['https://www.zhaw.ch/de/institute/x', null],
  ['https://www.technopark.ch', null],
  ['https://fongit.ch/en/', null],
  ['https://www.technopark.ch/firmen/foo', 'technopark.ch/firmen/foo'],
  ['https://www.venturelab.swiss/startup/foo', 'venturelab.swiss/startup/foo'],
  ['https://foo.ch/labs/x', 'foo.ch/labs/x'],
  ['https://lca1.epfl.ch', 'lca1.epfl.ch'],
  ['https://linkedin.com', null],
  ['https://www.ethz.ch/de', null],
  ['https://play.google.com/', null],
  ['https://www.crunchbase.com', null],
  ['https://facebook.com/home', null],
  ['n/a', null],
])('the website %s is matched as %s', (url, key) => {
  expect(websiteKey(url)).toBe(key);
});

test('matching a website twice gives the same result', () => {
  for (const url of ['foo.ch', 'portal.example/startups/foo', 'linkedin.com/company/foo', 'a.ch/b?id=7'])
    expect(websiteKey(url)).toBe(url);
});
