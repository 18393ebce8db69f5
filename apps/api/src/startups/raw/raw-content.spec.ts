import { createHash } from 'node:crypto';
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

/** As it is stored for rows of all versions, without the shortcuts. */
function digestOf({ awards, articles, ...fields }: ReturnType<typeof readContent>): string {
  const values = Object.entries(fields)
    .filter(([field, value]) => field !== 'raised_currency' || value !== 'CHF')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const read = articles.map(({ url, title, published_at, source }) => [url, title, published_at, source]);
  return createHash('sha256')
    .update(JSON.stringify([values, awards.map((name) => name.toLowerCase()).sort(), read.sort()]))
    .digest('hex');
}

test.each([{ company_name: 'A' }, ROW, { ...ROW, raised_currency: 'USD' }])(
  'the digest of a row is the SHA-256 of the JSON of its fields in order: %#',
  (row) => {
    const content = readContent(row);
    expect(contentHash(content)).toBe(digestOf(content));
  },
);

test('a row is received as it came, without half characters and what is ignored', () => {
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
