import { forgetStartups, storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import { rankedApp } from './ranked-list.fixture';

let server: Awaited<ReturnType<typeof rankedApp>>;
beforeAll(async () => {
  server = await rankedApp();
});
afterAll(() => server.close());
beforeEach(() => forgetStartups(server.db));

test('in the list search and filters reduce the displayed startups and never add any', async () => {
  await server.setRules(5, 0.3);
  await server.storeTenStartups();
  expect(await server.list('top=percent&q=D')).toMatchObject({
    total: 1,
    items: [{ company_name: 'D', rank: 3 }],
  });
  expect(await server.list('top=percent&q=E')).toMatchObject({ total: 0, items: [] });
  expect(await server.list('top=eligible&q=g')).toMatchObject({ total: 0, items: [] });
  expect(await server.list('q=g')).toMatchObject({ total: 1, items: [{ company_name: 'G', rank: 5 }] });
});

test('a list search finds a normalized part of company or founder names', async () => {
  await storeStartups(server.db, [
    { company_name: 'Zürich-Robotics AG' },
    { company_name: '50% Off' },
    { company_name: 'Plain', first_name: 'José', last_name: 'Müller' },
  ]);
  expect(await server.names('q=zurich%20ROBO')).toEqual(['Zürich-Robotics AG']);
  expect(await server.names('q=jose%20mul')).toEqual(['Plain']);
  expect(await server.names('q=%25')).toEqual(['50% Off']);
  expect(await server.names('q=_')).toEqual([]);
  expect(await server.names('q=a_n')).toEqual([]);
  expect((await server.list('q=%20')).total).toBe(3);
});

test('the list can be filtered by several cantons and sectors', async () => {
  await storeStartups(server.db, [
    { company_name: 'A', canton: 'ZH', sector: 'BioT' },
    { company_name: 'B', canton: 'GE', sector: null },
    { company_name: 'C', canton: null, sector: 'ICT' },
  ]);
  expect(await server.names('canton=ZH,GE')).toEqual(['A', 'B']);
  expect(await server.names('canton=Unknown')).toEqual(['C']);
  expect(await server.names('canton=GE,Unknown&sector=Unknown')).toEqual(['B']);
  expect(await server.names('sector=BioT,ICT')).toEqual(['A', 'C']);
  expect(await server.names('canton=%20ZH,,')).toEqual(['A']);
  expect(await server.names('canton=')).toEqual(['A', 'B', 'C']);
});

test.each([
  ['canton=Atlantis', 'canton holds a code that is not known. Known are AG, AI,'],
  ['canton=zh', 'canton holds a code that is not known.'],
  ['canton=ZH&canton=XX', 'canton holds a code that is not known.'],
  ['canton=Gen%C3%A8ve', 'canton holds a code that is not known.'],
  ['sector=ICT,Biotech', 'sector holds a code that is not known. Known are BioT, MedT, Health,'],
  ['sector=XX&pageSize=all', 'sector holds a code that is not known.'],
  ['sector=XX&fields=id', 'sector holds a code that is not known.'],
])(
  'the list query ?%s is refused, because an unknown code would look like an empty list',
  async (query, error) => {
    const answer = await server.get(query);
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: expect.stringContaining(error) }]);
  },
);

test('a page after the last page is empty but has the right total', async () => {
  await server.storeTenStartups();
  expect(await server.list('page=10000')).toMatchObject({ items: [], total: 8, page: 10_000 });
  expect(await server.names('limit=2&offset=6')).toEqual(['I', 'J']);
  expect(await server.names('pageSize=3&page=3')).toEqual(['I', 'J']);
  expect((await server.list('pageSize=all&top=percent_all&withAwards=0&withArticles=0')).items).toHaveLength(
    2,
  );
});

test('the list includes awards and articles unless they are disabled with 0', async () => {
  await storeStartups(server.db, [
    { company_name: 'Awarded', awards: ['FIF grant'] },
    { company_name: 'Bare' },
  ]);
  const [awarded, bare] = (await server.list()).items;
  expect(awarded).toMatchObject({ awards: [{ award_name: 'FIF grant', weight_used: 0 }], articles: [] });
  expect(bare).toMatchObject({ awards: [], articles: [] });
  for (const item of (await server.list('withAwards=0&withArticles=0')).items) {
    expect(Object.keys(item)).not.toEqual(expect.arrayContaining(['awards']));
    expect(Object.keys(item)).not.toEqual(expect.arrayContaining(['articles']));
  }
});

test('the list has the specified format: ids as text, flags as 0 or 1, and timestamps in ISO 8601', async () => {
  await storeStartups(server.db, [
    { company_name: 'One', website: 'https://one.ch', raised_money: 0.1, created_at: '2025-01-02 03:04:05Z' },
  ]);
  const [one] = (await server.list()).items;
  expect(one).toMatchObject({
    id: '1',
    rejected: 0,
    created_at: '2025-01-02T03:04:05.000Z',
    raised_money: 0.1,
    canton: null,
    version: 1,
    is_new: 0,
  });
  expect(Object.keys(one ?? {})).not.toEqual(expect.arrayContaining(['search_key']));
});

test('the list can be filtered by limits of score and threshold date, both inclusive', async () => {
  const at = [
    '2026-03-28T22:59:59Z',
    '2026-03-28T23:00:00Z',
    '2026-03-29T21:59:59Z',
    '2026-03-29T22:00:00Z',
    null,
  ];
  await storeStartups(
    server.db,
    at.map((firstTime_appear_inscore, place) => ({
      company_name: `N${place}`,
      score: 5 - place,
      firstTime_appear_inscore,
    })),
  );
  expect(await server.ranks('score_from=2&score_below=4')).toEqual(['3 N2', '4 N3']);
  expect(await server.ranks('reached_from=2026-03-29&reached_to=2026-03-29')).toEqual(['2 N1', '3 N2']);
  expect(await server.ranks('reached_to=2026-03-28')).toEqual(['1 N0']);
  expect(await server.ranks('reached_from=2026-03-30&score_below=3&mode=all')).toEqual(['4 N3']);
});

test.each([
  ['mode=both', 'mode must be active, rejected or all.'],
  ['top=best', 'top must be all, eligible, not_eligible, percent or percent_all.'],
  [
    'sort=name',
    'sort must be score, firstTime_appear_inscore, last_modified_score, article_date, founding_year, created_at or updated_at.',
  ],
  ['dir=up', 'dir must be asc or desc.'],
  ['page=0', 'page must be at least 1.'],
  ['page=10001', 'page must be at most 10000.'],
  ['pageSize=0', 'pageSize must be at least 1.'],
  ['pageSize=501', 'pageSize must be at most 500.'],
  ['pageSize=al', 'pageSize must be a whole number.'],
  ['limit=x', 'limit must be a whole number.'],
  ['offset=-1', 'offset must be at least 0.'],
  ['score_from=x', 'score_from must be a number.'],
  ['reached_from=2026-02-31', 'reached_from must be a day of the calendar, as YYYY-MM-DD.'],
  ['reached_to=9999-12-31', 'reached_to must be a day of the calendar, as YYYY-MM-DD.'],
  ['withAwards=2', 'withAwards must be at most 1.'],
  ['mode=active&mode=rejected', 'mode must be text.'],
  ['order=score', 'There is no field order.'],
  [`q=${'x'.repeat(101)}`, 'q must be at most 100 characters long.'],
])('the list query %s is refused: %s', async (query, error) => {
  const answer = await server.get(query);
  expect([answer.statusCode, answer.json()]).toEqual([400, { error }]);
});
