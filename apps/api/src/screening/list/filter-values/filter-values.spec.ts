import { sql } from 'drizzle-orm';
import { rankedApp } from '../ranked-list.fixture';
import { storeParameters, storeStartups } from '../../../scoring/rescoring/stored-startups.fixture';
import { COUNTED_FILTERS, type FilterValuesBody } from './filter-values.schemas';

let server: Awaited<ReturnType<typeof rankedApp>>;
beforeAll(async () => {
  server = await rankedApp();
  const [a = 0, b = 0] = await storeStartups(server.db, [
    { company_name: 'A', canton: 'ZH', score: 9, raised_money: 5, awards: ['Venture Kick 3', 'FIF grant'] },
    { company_name: 'B', canton: 'ZH', raised_money: 5, raised_currency: 'EUR', awards: ['fif  GRANT'] },
    { company_name: 'C', email_sent: 1, raised_currency: 'USD', later_until: '2100-01-01T05:00:00Z' },
    { company_name: 'D', canton: 'GE', rejected: 1, interested: 1, awards: ['Rare prize'] },
  ]);
  await server.db.execute(sql`insert into startup_work (startup_id, assignee_id, step, due)
    select ${a}::bigint, id, 'Call', date '2020-01-01' from users where name = 'user' union all
    select ${b}, id, 'Call', null from users where name = 'admin'`);
  await storeParameters(server.db, { 'FIF Grant': 2, 'Prize of nobody': 1 });
});
afterAll(() => server.close());

const call = (query: string) =>
  server.app.inject({ url: `/auth/investments/filters?${query}`, headers: server.asRole('user') });
async function values(query: string): Promise<FilterValuesBody> {
  const answer = await call(query);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<FilterValuesBody>();
}
const counted = async (query: string) =>
  (await values(query)).items.flatMap(({ value, count }) => (count > 0 ? [`${value} ${count}`] : []));

test('the count of a filter value equals the total of the list with that value and the other filters', async () => {
  const base = 'mode=all&later=hide&stage=new,rejected&canton=GE&step=none&assignee=nobody';
  for (const filter of COUNTED_FILTERS.filter((name) => name !== 'raised' && name !== 'score'))
    for (const query of ['mode=all', base]) {
      const { items } = await values(`filter=${filter}&${query}`);
      const others = new URLSearchParams(query);
      others.delete(filter);
      for (const { value, count } of items) {
        others.set(filter, value);
        const { total } = await server.list(others.toString());
        const all = filter === 'award_not' ? (await server.list(without(others, filter))).total : 0;
        expect([filter, value, count]).toEqual([filter, value, filter === 'award_not' ? all - total : total]);
      }
    }
});
const without = (params: URLSearchParams, name: string) =>
  new URLSearchParams([...params].filter(([other]) => other !== name)).toString();

test('award filter values have the names of their parameters and can be searched', async () => {
  expect((await values('filter=award&mode=all')).items.map(({ label, count }) => [label, count])).toEqual([
    ['FIF Grant', 2],
    ['Rare prize', 1],
    ['Venture Kick 3', 1],
  ]);
  expect(await values('filter=award&find=KICK&award=abolished,prize%20of%20nobody')).toEqual({
    items: [
      { value: 'abolished', label: null, count: 0 },
      { value: 'prize of nobody', label: 'Prize of nobody', count: 0 },
      { value: 'venture kick 3', label: 'Venture Kick 3', count: 1 },
    ],
    total: 1,
    left_out: 0,
  });
});

test('in the assignee filter the signed-in person and Unassigned are listed before other people', async () => {
  const gone = '00000000-0000-4000-8000-000000000001';
  const { items } = await values(`filter=assignee&mode=all&assignee=me,${gone}`);
  expect(items.map(({ label, count }) => [label, count])).toEqual([
    ['user', 1],
    [null, 2],
    [null, 0],
    ['admin', 1],
    expect.anything(),
    ...items.slice(5).map(() => expect.anything()),
  ]);
  expect(items.slice(0, 3).map(({ value }) => value)).toEqual(['me', 'nobody', gone]);
  expect(await counted('filter=assignee&mode=all&find=zzz')).toEqual(['me 1', 'nobody 2']);
});

test('the filter for the raised amount shows how many amounts cannot be compared', async () => {
  expect(await values('filter=raised&raised_from=4')).toEqual({ items: [], total: 0, left_out: 1 });
});

test('the count of a score band equals the total of the list within its limits', async () => {
  const base = 'mode=all&canton=ZH,GE';
  const { items } = await values(`filter=score&${base}&score_from=100`);
  expect(items.map(({ value, count }) => [value, count])).toEqual([
    ['9,10', 1],
    ...[8, 7, 6, 5, 4, 3, 2, 1].map((from) => [`${from},${from + 1}`, 0]),
    ['0,1', 2],
  ]);
  for (const { value, count } of items) {
    const [from, below] = value.split(',');
    const { total } = await server.list(`${base}&score_from=${from}&score_below=${below}`);
    expect([value, total]).toEqual([value, count]);
  }
});

test.each([
  '',
  'filter=name',
  'filter=stage&canton=XX',
  'filter=assignee&assignee=Ann',
  'filter=stage&page=1',
])('the filter value query ?%s is refused', async (query) =>
  expect((await call(query)).statusCode).toBe(400),
);
