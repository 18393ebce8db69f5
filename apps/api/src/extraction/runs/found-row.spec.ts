import { judgeStartups } from '../extractor/judge-startups';
import { readAnswer } from '../extractor/read-answer';
import { builtInExtractor } from '../extractor/built-in/built-in-extractor';
import { UNSEEN_NEWS } from '../extractor/built-in/unseen-news.fixture';
import { DEFAULT_FLOOR } from '../extractor/default-floor';
import { toFoundRow } from './found-row';

const AT = '2026-01-01T00:00:00.000Z';
const FLOOR = 0.9;

test('a sum that is said to be something else was not raised, even where that is below the floor', () => {
  const text = 'Nubilo AG got CHF 9 million.';
  const sum = { amount: 9e6, currency: 'CHF', as_stated: 'CHF 9 million' };
  const read = readAnswer({
    startups: [
      {
        company_name: { value: 'Nubilo AG', quotes: [text] },
        raised_money: { value: sum, quotes: [text] },
        financings: [{ ...sum, kind: 'award', quotes: [text] }],
      },
    ],
  });
  const [judged] = judgeStartups(
    text,
    'startups' in read ? read.startups : [],
    [],
    [{ company: 0.95, values: [{ field: 'financings', value: 'award: CHF 9 million', confidence: 0.6 }] }],
  );
  if (!judged) throw new Error('nothing was judged');
  expect(toFoundRow(judged, ARTICLE, FLOOR, AT)).toMatchObject({ raised_money: null, financings: [] });
});

test('a row has money raised only where that it was raised reaches the floor', async () => {
  const rows = await Promise.all(UNSEEN_NEWS.map(rowsOf));
  const ranked = rows.flat().filter(({ review, raised_money }) => review === null && raised_money !== null);
  expect(ranked.length).toBeGreaterThan(0);
  for (const { evidence } of ranked) {
    const said = evidence.find(({ field }) => field === 'raised_money');
    expect(said?.confidence).toBeGreaterThanOrEqual(DEFAULT_FLOOR);
  }
});

async function rowsOf({ title, text, lang }: (typeof UNSEEN_NEWS)[number]) {
  const found = await builtInExtractor().extract(
    { title, text, lang, url: 'https://news.example.org/1', published_at: null },
    [],
  );
  return judgeStartups(text, found.startups, [], found.confidences).map((each) =>
    toFoundRow(each, ARTICLE, DEFAULT_FLOOR, AT),
  );
}

const ARTICLE = {
  title: 'News',
  source: null,
  published_at: null,
  published_url: null,
  url: 'https://news.example.org/1',
};
