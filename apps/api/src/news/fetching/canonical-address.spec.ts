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
])('the link %p of a page leads to %p', (href, address) => expect(absoluteAddress(href, PAGE)).toBe(address));

test('the fragment of an address is not part of it', () => {
  expect(['/a#b', '/a?b#c#d', '/a'].map(withoutFragment)).toEqual(['/a', '/a?b', '/a']);
});

test.each(
  ['ref=1', 'source=2', 'sc_id=3', 'wt_page=4', 'at_id=5', 'id=6', 'p=7', 'utm=8', 'gclidx=9'].concat([
    'article=1',
    'page=2',
    'cid=3',
    'gad=4',
    'k=5',
    'igs=6',
    'vero=7',
    'fb_id=8',
    'trkx=9',
    'at_customer=1',
    'wt.page=2',
    '_s=3',
    'emc=4',
    'dm=5',
    'xing=6',
    'jsessionid=7',
  ]),
)('the parameter %s belongs to an article address', (query) =>
  expect(canonicalAddress(`https://x.ch/gen?${query}`)).toBe(`https://x.ch/gen?${query}`),
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
    'dclid=1',
    'gad_source=1',
    'gad_campaignid=1',
    'gbraid=1',
    'wbraid=1',
    'igsh=1',
    'li_fat_id=1',
    'hsCtaTracking=1',
    '_hsmi=1',
    'ttclid=1',
    'twclid=1',
    'yclid=1',
    'ysclid=1',
    'mc_eid=1',
    'vero_id=1',
    'oly_enc_id=1',
    'mibextid=1',
    'rdt_cid=1',
    'hsa_cam=1',
    'ml_subscriber=1',
    '_kx=1',
    '_bhlid=1',
    'etcc_med=1',
    'etcc_cmp=1',
    'at_custom1=1',
    'wt.mc=1',
    'wt.mc_id=1',
    'trk=1',
    'xing_share=1',
    '__s=1',
    'emci=1',
    'dm_i=1',
  ]),
)('the parameter %s only tracks readers and is removed from an article address', (query) =>
  expect(canonicalAddress(`https://x.ch/gen?${query}&ref=1`)).toBe('https://x.ch/gen?ref=1'),
);

test.each([
  ['/news/gen;jsessionid=0A1B', '/news/gen'],
  ['/news/gen;JSESSIONID=0A1B.node1?id=1', '/news/gen?id=1'],
  ['/news;jsessionid=0A1B/gen', '/news/gen'],
  ['/gen;jsessionid=1;v=2', '/gen;v=2'],
  ['/gen/;jsessionid=0A1B', '/gen'],
  ['/gen;v=1', '/gen;v=1'],
  ['/jsessionid=1', '/jsessionid=1'],
])('the session in %s is no part of the address', (path, own) =>
  expect(canonicalAddress(`https://x.ch${path}`)).toBe(`https://x.ch${own}`),
);
