import { eq, sql } from 'drizzle-orm';
import { decisions } from '../../platform/db/schema/decisions.table';
import { decidingApp } from '../decisions/decisions.fixture';
import { startups } from '../../platform/db/schema/startups.table';
import { plusDays, zurichDay } from '../../platform/time/zurich-days';
import type { BoardBody, StageColumnBody } from './stages.schemas';

let server: Awaited<ReturnType<typeof decidingApp>>;
beforeAll(async () => {
  server = await decidingApp();
});
afterAll(() => server.close());
beforeEach(() => server.begin());

const UNTIL = plusDays(zurichDay(Date.now()), 40);
/** Returns a time around noon in Zurich. Neither the time of the test run nor summer time then affects the date. */
const daysAgo = (days: number) => `${plusDays(zurichDay(Date.now()), -days)}T11:00:00Z`;

/** Stores a decision with an earlier date. */
async function decidedAgo(
  days: number,
  kind: 'contacted' | 'contract' | 'rejected',
  [from, to]: readonly [number, number],
  undoes: number | null = null,
): Promise<number> {
  const row = {
    startup_id: 1,
    kind,
    from,
    to,
    made_at: daysAgo(days),
    score: 2,
    origin: 'api',
    undoes,
  } as const;
  const [made] = await server.db.insert(decisions).values(row).returning({ id: decisions.id });
  return made?.id ?? 0;
}

async function board(query = ''): Promise<Record<string, StageColumnBody>> {
  const answer = await server.call('GET', `/auth/investments/stages${query}`);
  const { stages }: BoardBody = answer.body;
  return Object.fromEntries(stages.map((column) => [column.stage, column]));
}

test('each startup is in one of six board stages, with its days in the stage, assignee and next step', async () => {
  await server.db.update(startups).set({ email_sent: 1 }).where(eq(startups.id, 1));
  await decidedAgo(40, 'contacted', [0, 1]);
  const undone = await decidedAgo(12, 'contract', [0, 1]);
  await decidedAgo(11, 'contract', [1, 0], undone);
  await server.call('PATCH', '/auth/investments/1/work', { step: 'Call them', due: UNTIL });
  await board();
  const { body } = await server.call('GET', '/auth/investments/stages');
  expect(body.stages.map(({ stage, total }: StageColumnBody) => [stage, total])).toEqual([
    ['new', 1],
    ['contacted', 1],
    ['contract', 0],
    ['investment', 0],
    ['later', 0],
    ['rejected', 0],
  ]);
  expect(body.limits).toMatchObject({ contacted: 30, contract: 45 });
  expect(body.stages[1]).toMatchObject({
    median_days: 40,
    of_year: 1,
    items: [{ id: '1', days: 40, step: 'Call them', due: UNTIL, email_sent: 1, reason: null }],
  });
  expect(body.stages[0]).toMatchObject({ median_days: null, items: [{ id: '2', days: 0 }] });
});

test('on the board a startup returns to an earlier stage when its later flag is removed', async () => {
  await server.db.update(startups).set({ email_sent: 1 }).where(eq(startups.id, 1));
  await decidedAgo(40, 'contacted', [0, 1]);
  await decidedAgo(20, 'contract', [0, 1]);
  await decidedAgo(8, 'contract', [1, 0]);
  expect((await board())['contacted']?.items).toMatchObject([{ days: 8 }]);
  await server.db.update(startups).set({ email_sent: 0 }).where(eq(startups.id, 1));
  await decidedAgo(3, 'contacted', [1, 0]);
  expect((await board())['new']?.items.map(({ id, days }) => [id, days])).toEqual([
    ['2', 0],
    ['1', 3],
  ]);
});

test('Later on the board shows the day on which its first snooze ends', async () => {
  await server.decided({ kind: 'later', until: UNTIL });
  const { later } = await board();
  expect(later).toMatchObject({
    next: UNTIL,
    items: [{ id: '1', later_until: UNTIL, days: 0 }],
  });
  await server.db.update(startups).set({ later_until: daysAgo(5), created_at: daysAgo(90) });
  const ended = await board();
  expect([ended['later']?.total, ended['new']?.items.map(({ days }) => days)]).toEqual([0, [5, 5]]);
});

test('a rejected startup on the board shows its reason', async () => {
  await server.decided({ kind: 'rejected', reason_id: await server.reason('Too early') });
  const all = await board();
  expect(all['rejected']).toMatchObject({ total: 1, of_year: 1, items: [{ id: '1', reason: 'Too early' }] });
  const found = await board('?q=beta');
  expect([found['rejected']?.total, found['new']?.total]).toEqual([0, 1]);
  expect((await server.call('GET', '/auth/investments/stages?sort=score')).status).toBe(400);
});

test('a rejection without a reason does not show the reason of an earlier, undone rejection', async () => {
  const reasons = async () => (await board())['rejected']?.items.map(({ reason }) => reason);
  const flag = (rejected: 0 | 1) => server.call('PATCH', '/auth/investments/1/flags', { rejected });
  await server.decided({ kind: 'rejected', reason_id: await server.reason('Too early') });
  await flag(0);
  await flag(1);
  expect(await reasons()).toEqual([null]);
  const back = await server.decided({ kind: 'rejected', to: 0 });
  await server.undo(back.id);
  expect(await reasons()).toEqual([null]);
  await server.decided({ kind: 'rejected', to: 1, details: 'Said later' });
  const again = await server.decided({ kind: 'rejected', to: 0 });
  await server.undo(again.id);
  expect(await reasons()).toEqual(['Said later']);
});

test('the next page of a board stage continues after the first page, by score', async () => {
  await server.db.execute(sql`update startups set rejected = 0`);
  const page = await server.call('GET', '/auth/investments/stages/new?offset=1&limit=20');
  expect(page.body).toMatchObject({ stage: 'new', total: 2, items: [{ id: '1' }] });
  expect((await server.call('GET', '/auth/investments/stages/sold')).status).toBe(404);
});

test('a startup on the board equals its row in the list', async () => {
  const one = (await server.call('GET', '/auth/investments/1')).body;
  const { items } = (await server.call('GET', '/auth/investments?q=acme')).body;
  expect(one).toEqual(items[0]);
  expect((await server.call('GET', '/auth/investments/999')).status).toBe(404);
});
