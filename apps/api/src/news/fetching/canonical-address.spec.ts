import { absoluteAddress, canonicalAddress, withoutFragment } from './canonical-address';

const PAGE = 'https://news.example/ch/today';
const long = (letters: number) => `/${'a'.repeat(letters)}`;

test.each([
  ['/story', 'https://news.example/story'],
  ['story?id=1#part', 'https://news.example/ch/story?id=1#part'],
  ['//other.example/story', 'https://other.example/story'],
  ['HTTP://Other.example', 'http://other.example/'],
  ['', null],
  ['mailto:ann@news.example', null],
  ['javascript:void(0)', null],
  ['https://', null],
  [long(2_027), `https://news.example${long(2_027)}`],
  [long(2_028), null],
  [`/${'ü'.repeat(400)}`, null],
])('the link %p leads to %p', (href, address) => expect(absoluteAddress(href, PAGE)).toBe(address));

test('the place in a page is no part of its address', () => {
  expect(['/a#b', '/a?b#c#d', '/a'].map(withoutFragment)).toEqual(['/a', '/a?b', '/a']);
});

test.each(['ref=1', 'source=2', 'sc_id=3', 'wt_page=4', 'at_id=5', 'id=6', 'p=7', 'utm=8', 'gclidx=9'])(
  'the parameter %s is part of an address',
  (query) => expect(canonicalAddress(`https://x.ch/gen?${query}`)).toBe(`https://x.ch/gen?${query}`),
);

test.each(
  ['utm_source=rss', 'UTM_Campaign=x', 'fbclid=1', 'gclid=1', 'mtm_kwd=a', 'pk_source=a', 'mc_cid=1'].concat([
    'msclkid=1',
    '_hsenc=1',
    'wt_mc=1',
    'at_medium=rss',
    'ref_src=twsrc',
    'srsltid=1',
    '_ga=1',
  ]),
)('the parameter %s only tracks readers', (query) =>
  expect(canonicalAddress(`https://x.ch/gen?${query}&ref=1`)).toBe('https://x.ch/gen?ref=1'),
);
