import { auditEvents } from '../audit/audit-events.table';
import { chainRuns } from '../chain-runs/chain-runs.table';
import { extractionRuns } from '../extraction-runs/extraction-runs.table';
import { llmUsage } from '../llm/llm-usage.table';
import { testApp, type ActorName } from '../testing/test-app';
import { sweep } from './retention.queries';

const DAY_MS = 86_400_000;
const URL = '/auth/admin/retention';
const DAYS = {
  sessions: 30,
  notifications: 90,
  deliveries: 30,
  runs: null,
  usage: null,
  article_texts: null,
};

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const read = () => world.app.inject({ url: URL, headers: world.asRole('admin') });
const save = (payload: object, actor: ActorName = 'admin', version?: number) =>
  world.app.inject({
    method: 'PUT',
    url: URL,
    headers: { ...world.asRole(actor), ...(version && { 'if-match': String(version) }) },
    payload,
  });
const daysIn = (answer: { json: () => { items: { kind: string; days: number | null }[] } }) =>
  Object.fromEntries(answer.json().items.map(({ kind, days }) => [kind, days]));

test('without a choice sessions, notifications and deliveries go, and runs, usage and texts stay for ever', async () => {
  expect(daysIn(await read())).toEqual(DAYS);
});

test('an administrator saves days within limits, of the version that they saw, with an event', async () => {
  const refused = [
    await save(DAYS, 'super'),
    await save({ ...DAYS, runs: 6 }),
    await save({ ...DAYS, runs: 3_651 }),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 400, 400]);
  const saved = await save({ ...DAYS, runs: 60, usage: 400 }, 'admin', 1);
  expect([daysIn(saved), saved.json().version]).toEqual([{ ...DAYS, runs: 60, usage: 400 }, 2]);
  expect((await save(DAYS, 'admin', 1)).statusCode).toBe(412);
});

test('a caller that does not know of texts leaves their days as they are', async () => {
  const chosen = { ...DAYS, runs: 60, usage: 400 };
  await save({ ...chosen, article_texts: 365 });
  const { article_texts: _unknown, ...known } = chosen;
  expect(daysIn(await save(known))).toEqual({ ...chosen, article_texts: 365 });
  await save(chosen);
});

test('what is older is counted, removed once a day in batches, and recorded with its counts', async () => {
  const { db } = world;
  const now = Date.now();
  const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString();
  const run = { state: 'finished', batch: 1, delay_ms: 0 } as const;
  await db.insert(extractionRuns).values([
    { ...run, ended_at: daysAgo(61) },
    { ...run, ended_at: daysAgo(59) },
    { ...run, state: 'paused', created_at: daysAgo(100) },
  ]);
  const call = { attempt: 1, model: 'a model', prompt_tokens: 1, completion_tokens: 1, cost: 0 };
  await db
    .insert(llmUsage)
    .values(Array.from({ length: 2_100 }, () => ({ ...call, created_at: daysAgo(401) })));
  await db.insert(llmUsage).values({ ...call, created_at: daysAgo(399) });
  const due = (await read()).json<{ items: { kind: string; rows_due: number }[] }>().items;
  expect(due.filter(({ rows_due }) => rows_due > 0).map(({ kind, rows_due }) => [kind, rows_due])).toEqual([
    ['runs', 1],
    ['usage', 2_100],
  ]);
  await Promise.all([sweep({ db, now: () => now }), sweep({ db, now: () => now })]);
  const rows = () => Promise.all([db.$count(extractionRuns), db.$count(llmUsage), db.$count(chainRuns)]);
  expect(await rows()).toEqual([2, 1, 0]);
  const events = await db.select().from(auditEvents);
  expect(events.filter(({ action }) => action === 'retention_applied').map(({ after }) => after)).toEqual([
    { runs: 1, usage: 2_100 },
  ]);
  await sweep({ db, now: () => now + DAY_MS - 1 });
  expect(await rows()).toEqual([2, 1, 0]);
});
