import { contentHash } from './content-hash';
import { readContent, readReceived } from './raw-content';

const ROW = {
  company_name: 'Nivalis “AG”\n',
  founding_year: 2021,
  canton: 'Zürich',
  raised_money: 1.5,
  interested: 1 as const,
  awards: ['Venture Kick', 'fif grant', 'VENTURE-KICK'],
  articles: [
    anArticle('https://b.example/x'),
    { ...anArticle('https://a.example'), title: 'A', source: 'S' },
  ],
};

function anArticle(url: string) {
  return { url, title: null, published_at: null, source: null };
}

test.each([
  [{ company_name: 'A' }, 'da2953d2d393721b1eb0a4ead57b51014665f5d9345f12d53d7b31aa5718e51e'],
  [ROW, 'c650dd98ae26d453adf2d42c783b6608a1930fff0897ca1598a38a5d9372866d'],
  [{ ...ROW, raised_currency: 'USD' }, '5d73e16ba0360d7e106b5d904c07dbfe4a2cd805c9914947bd3e44ee46f4ccbe'],
])(
  'case %#: the digest of a row is the same in all releases, even if fields were added later',
  (row, digest) => expect(contentHash(readContent(row))).toBe(digest),
);

test('a row is stored as received, without invalid characters and ignored fields', () => {
  const received = readReceived({
    ...{ company_name: ' A \ud800', founding_year: undefined, canton: null, is_new: 1 },
    ...{ awards: ['x\udc00'], articles: [{ ...anArticle('https://a.example'), title: 'A\udc00' }] },
  });
  expect(received).toEqual({
    ...{ company_name: ' A \ufffd', canton: null },
    ...{ awards: ['x\ufffd'], articles: [{ ...anArticle('https://a.example'), title: 'A\ufffd' }] },
  });
  expect(Object.keys(received)).not.toContain('founding_year');
});
