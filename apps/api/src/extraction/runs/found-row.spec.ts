import { builtInExtractor, DEFAULT_FLOOR, judgeStartups, readAnswer } from '@vaglio/article-extractor';
import { toFoundRow } from './found-row';

const AT = '2026-01-01T00:00:00.000Z';
const FLOOR = 0.9;

const NEWS = [
  {
    lang: 'de',
    title: 'Quarzal holt 6,4 Millionen für leise Wärmepumpen',
    text: 'Das Winterthurer Startup Quarzal AG hat eine Finanzierungsrunde über 6,4 Millionen Franken abgeschlossen. Angeführt wurde sie von der Seeufer Beteiligungen.\nQuarzal wurde 2021 von Lea Hunziker gegründet und baut Wärmepumpen, die man im Garten nicht hört. «Jetzt können wir in Serie gehen», sagt Hunziker.',
  },
  {
    lang: 'de',
    title: 'Lufthygiene per Handy: Das Berner Start-up Aerolinde expandiert',
    text: 'Wie gut ist die Luft im Schulzimmer? Das Berner Start-up Aerolinde misst sie mit einem Gerät, das kaum grösser ist als eine Streichholzschachtel.\nGegründet haben es 2019 Nora Zbinden und Fabio Steck. Im Frühling beteiligte sich der Fonds Marzili Ventures mit 1,2 Millionen Franken.',
  },
];

test('an amount of another kind does not count as raised, even below the confidence floor', () => {
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

test('a row has a raised amount only if the kind of the amount reaches the confidence floor', async () => {
  const rows = await Promise.all(NEWS.map(rowsOf));
  const ranked = rows.flat().filter(({ review, raised_money }) => review === null && raised_money !== null);
  expect(ranked.length).toBeGreaterThan(0);
  for (const { evidence } of ranked) {
    const said = evidence.find(({ field }) => field === 'raised_money');
    expect(said?.confidence).toBeGreaterThanOrEqual(DEFAULT_FLOOR);
  }
});

async function rowsOf({ title, text, lang }: (typeof NEWS)[number]) {
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
