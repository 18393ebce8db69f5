import { judgeStartups } from '../extraction/judge-startups';
import { readAnswer } from '../extraction/read-answer';
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

const ARTICLE = {
  title: 'News',
  source: null,
  published_at: null,
  published_url: null,
  url: 'https://news.example.org/1',
};
