import { startupsIn } from './built-in-extractor';
import { UNSEEN_NEWS } from './unseen-news.fixture';

const AWARDS = ['venture kick 1', 'venture kick 3', 'eth spin-off', 'epfl spin-off'].map((name) => ({
  parameterID: name.replaceAll(' ', '-'),
  name,
}));

/** Expected values of the companies in the synthetic articles, determined manually. */
const EXPECTED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Quarzal: { canton: ['ZH'], year: ['2021'], raised: ['CHF 6400000'], founders: ['Hunziker'], awards: [] },
  Moosgrund: { canton: ['AR'], year: [], raised: [], founders: [], awards: [] },
  Teravoxel: { canton: [], year: [], raised: [], founders: [], awards: ['eth spin-off'] },
  Klarfaden: { canton: [], year: [], raised: [], founders: [], awards: [] },
  Aerolinde: {
    canton: ['BE'],
    year: ['2019'],
    raised: ['CHF 1200000'],
    founders: ['Zbinden', 'Steck'],
    awards: [],
  },
  Nacrelis: {
    canton: ['VD'],
    year: ['2022'],
    raised: ['CHF 3500000'],
    founders: ['Jaccoud', 'Blanc'],
    awards: ['epfl spin-off'],
  },
  Lumérine: { canton: ['FR'], year: [], raised: [], founders: [], awards: [] },
  Ondaverde: { canton: ['TI'], year: ['2023'], raised: ['CHF 900000'], founders: ['Pedrazzini'], awards: [] },
  'Corvelia Bio': {
    canton: ['BS'],
    year: ['2020'],
    raised: ['USD 22000000'],
    founders: ['Wirz'],
    awards: [],
  },
  Plinthly: { canton: ['ZH'], year: ['2021'], raised: ['CHF 4000000'], founders: [], awards: [] },
};

const found = UNSEEN_NEWS.flatMap(({ title, text, lang }) =>
  startupsIn(
    { title, text, lang, url: 'https://news.example.org/1', published_at: null },
    AWARDS,
  ).startups.map((startup) => ({
    name: startup.company_name.value.replace(/ (?:AG|SA|GmbH)$/u, ''),
    startup,
    text,
  })),
).filter(({ name }) => name in EXPECTED);

/** Returns the numbers of correct, wrong and expected values of a field, counted over the found companies. */
function figures(field: string, read: (startup: (typeof found)[number]['startup']) => readonly string[]) {
  const rows = found.map(({ name, startup }) => {
    const [expected, values] = [EXPECTED[name]?.[field] ?? [], read(startup)];
    return {
      right: values.filter((value) => expected.includes(value)).length,
      wrong: values.filter((value) => !expected.includes(value)).length,
    };
  });
  const sum = (part: 'right' | 'wrong') => rows.reduce((total, row) => total + row[part], 0);
  const expected = Object.values(EXPECTED).flatMap((fields) => fields[field] ?? []).length;
  return { right: sum('right'), wrong: sum('wrong'), expected };
}

test.each([
  ['canton', (startup) => (startup.canton === null ? [] : [startup.canton.value])],
  ['year', (startup) => (startup.founding_year === null ? [] : [String(startup.founding_year.value)])],
  [
    'raised',
    ({ raised_money: money }) => (money === null ? [] : [`${money.value.currency} ${money.value.amount}`]),
  ],
  ['founders', (startup) => startup.founders.map(({ last_name }) => last_name)],
  ['awards', (startup) => startup.awards.map(({ name }) => name)],
] satisfies [string, (startup: (typeof found)[number]['startup']) => readonly string[]][])(
  'in unseen articles, at least three in four values of the field %s are found, and at most one is wrong',
  (field, read) => {
    const { right, wrong, expected } = figures(field, read);
    expect(right).toBeGreaterThanOrEqual(0.75 * expected);
    expect(wrong).toBeLessThanOrEqual(1);
  },
);

test('every quote matches the article exactly, nearly every value has a quote, and no quote comes from a title', () => {
  const values = found.flatMap(({ startup, text }) =>
    [startup.canton, startup.founding_year, startup.raised_money, ...startup.founders, ...startup.financings]
      .filter((value) => value !== null)
      .map(({ quotes }) => ({ quotes, text })),
  );
  for (const { quotes, text } of values) for (const quote of quotes) expect(text).toContain(quote);
  expect(values.filter(({ quotes }) => quotes.length > 0).length).toBeGreaterThan(0.9 * values.length);
});
