import { sql } from 'drizzle-orm';
import { storeParameters, storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import { zurichDay } from '../../platform/time/zurich-days';
import { rankedApp } from './ranked-list.fixture';

let server: Awaited<ReturnType<typeof rankedApp>>;
/** Ids of the caller and of a colleague. */
let [me, colleague] = ['', ''];
beforeAll(async () => {
  server = await rankedApp();
  const people = await server.db.execute<{ id: string; name: string }>(sql`select id, name from users`);
  const idOf = (name: string) => people.rows.find((person) => person.name === name)?.id ?? '';
  [me, colleague] = [idOf('user'), idOf('admin')];
  const day = (days: number) => zurichDay(server.deps.now() + days * 86_400_000);
  const ids = await storeStartups(server.db, [
    { company_name: 'A', score: 9, founding_year: 2015, raised_money: 500_000, awards: ['Venture Kick 3'] },
    {
      company_name: 'B',
      score: 8,
      founding_year: 2016,
      raised_money: 499_999.99,
      article_date: '2026-03-31',
    },
    { company_name: 'C', score: 7, raised_money: 900_000, raised_currency: 'EUR', awards: ['FIF grant'] },
    {
      company_name: 'D',
      score: 6,
      email_sent: 1,
      create_contract: 1,
      article_date: '2026-04-01',
      candidate: 1,
    },
    { company_name: 'E', score: 5, email_sent: 1, later_until: `${day(30)}T05:00:00Z` },
    { company_name: 'F', score: 4, interested: 1, rejected: 1, awards: ['FIF grant', 'venture-kick 3'] },
  ]);
  const work = [
    [0, me, 'Call', day(-1)],
    [1, colleague, 'Call', day(0)],
    [2, null, 'Call', day(1)],
    [3, me, 'Call', null],
    [4, null, null, null],
  ] as const;
  for (const [place, ...said] of work)
    await server.db.execute(sql`insert into startup_work (startup_id, assignee_id, step, due)
      values (${ids[place]}, ${said[0]}, ${said[1]}, ${said[2]})`);
  await storeParameters(server.db, { 'Prize of nobody': 1 });
});
afterAll(() => server.close());

test.each([
  ['founded_from=2016', 'B'],
  ['founded_to=2015', 'A'],
  ['raised_from=500000', 'A'],
  ['raised_to=499999.99', 'B'],
  ['raised_from=0', 'AB'],
  ['article_from=2026-04-01', 'D'],
  ['article_to=2026-03-31', 'B'],
  ['award=venture%20kick%203', 'AF'],
  ['award=Venture-Kick%203&award=fif%20grant', 'ACF'],
  ['award_not=venture%20kick%203,fif%20grant', 'BDE'],
  ['award=fif%20grant&award_not=venture%20kick%203', 'C'],
  ['award=prize%20of%20nobody', ''],
  ['stage=new', 'ABC'],
  ['stage=contacted', ''],
  ['stage=contract,later', 'DE'],
  ['stage=rejected', 'F'],
  ['flag=email_sent', 'DE'],
  ['flag=candidate,interested', 'DF'],
  ['assignee=me', 'AD'],
  ['assignee=nobody', 'CEF'],
  ['assignee=me,nobody&founded_from=1800', 'A'],
  ['step=overdue', 'A'],
  ['step=due', 'B'],
  ['step=none', 'EF'],
  ['step=due,overdue', 'AB'],
])('the list query ?%s lists %s', async (query, names) =>
  expect((await server.names(`mode=all&${query}`)).join('')).toBe(names),
);

test('an unknown award or a deleted person as a filter matches nothing', async () => {
  const gone = '00000000-0000-4000-8000-000000000001';
  expect((await server.list(`mode=all&award=abolished&award_not=abolished&assignee=${gone}`)).total).toBe(6);
  expect(await server.names(`award=abolished,venture%20kick%203&assignee=${gone},${colleague},me`)).toEqual([
    'A',
  ]);
});

test.each([
  ['stage=won', 'stage holds a code that is not known. Known are new, contacted,'],
  ['flag=New', 'flag holds a code that is not known. Known are rejected,'],
  ['step=soon', 'step holds a code that is not known. Known are due, overdue, none.'],
  ['assignee=Ann', 'assignee must contain ids, me or nobody.'],
  ['founded_from=1799', 'founded_from must be at least 1800.'],
  ['founded_to=20x', 'founded_to must be a whole number.'],
  ['raised_from=-1', 'raised_from must be at least 0.'],
  ['article_from=2026-02-30', 'article_from must be a day of the calendar, as YYYY-MM-DD.'],
])('the list filter ?%s is refused', async (query, error) => {
  const answer = await server.get(query);
  expect([answer.statusCode, answer.json()]).toEqual([400, { error: expect.stringContaining(error) }]);
});

test('exports and shortlists use the list filters', async () => {
  const call = (url: string, actor: 'user' | 'admin' = 'user') =>
    server.app.inject({ url, headers: server.asRole(actor) });
  const file = await call(
    '/auth/investments/export?mode=all&columns=company_name&award=fif%20grant&assignee=nobody',
  );
  expect(file.body.match(/[A-F](?="\s)/g)).toEqual(['C', 'F']);
  const list = { assignee: 'me', stage: 'contract,new' };
  const printed = await server.app.inject({
    method: 'POST',
    url: '/auth/investments/prints',
    headers: server.asRole('user'),
    payload: { list },
  });
  expect(printed.statusCode).toBe(200);
  const shortlist = async (actor: 'user' | 'admin') =>
    (await call('/auth/investments/dossier?assignee=me&stage=new&stage=contract', actor)).json();
  expect(await shortlist('user')).toMatchObject({ total: 2, last_print: { person: 'user' } });
  expect(await shortlist('admin')).toMatchObject({ total: 1, last_print: null });
});
