import { sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { chainRuns } from '../../platform/db/schema/chain-runs.table';
import { extractionRuns } from '../../platform/db/schema/extraction-runs.table';
import { llmUsage } from '../../platform/db/schema/llm-usage.table';
import { testApp, type ActorName } from '../../testing/test-app';
import { retention } from '../../platform/db/schema/retention.table';
import { sweep } from './sweep';

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

const storeUsage = (length: number, created_at: string) =>
  world.db.insert(llmUsage).values(
    Array.from({ length }, () => ({
      attempt: 1,
      model: 'a model',
      prompt_tokens: 1,
      completion_tokens: 1,
      cost: 0,
      created_at,
    })),
  );
/** Reads the data of the audit events about removals. */
const removals = async () =>
  (await world.db.select().from(auditEvents).orderBy(auditEvents.id))
    .filter(({ action }) => action === 'retention_applied')
    .map(({ after }) => after);

test('by default sessions, notifications and deliveries expire, and runs, usage and texts are kept', async () => {
  expect(daysIn(await read())).toEqual(DAYS);
});

test('an administrator saves retention days within limits', async () => {
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

test('a client that does not support text retention keeps that setting unchanged', async () => {
  const chosen = { ...DAYS, runs: 60, usage: 400 };
  await save({ ...chosen, article_texts: 365 });
  const { article_texts: _unknown, ...known } = chosen;
  expect(daysIn(await save(known))).toEqual({ ...chosen, article_texts: 365 });
  await save(chosen);
});

test('expired rows are removed once a day in batches and recorded with their counts', async () => {
  const { db } = world;
  const now = Date.now();
  const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString();
  const run = { state: 'finished', batch: 1, delay_ms: 0 } as const;
  await db.insert(extractionRuns).values([
    { ...run, ended_at: daysAgo(61) },
    { ...run, ended_at: daysAgo(59) },
    { ...run, state: 'paused', created_at: daysAgo(100) },
  ]);
  await storeUsage(2_100, daysAgo(401));
  await storeUsage(1, daysAgo(399));
  const due = (await read()).json<{ items: { kind: string; rows_due: number }[] }>().items;
  expect(due.filter(({ rows_due }) => rows_due > 0).map(({ kind, rows_due }) => [kind, rows_due])).toEqual([
    ['runs', 1],
    ['usage', 2_100],
  ]);
  await Promise.all([sweep({ db, now: () => now }), sweep({ db, now: () => now })]);
  const rows = () => Promise.all([db.$count(extractionRuns), db.$count(llmUsage), db.$count(chainRuns)]);
  expect(await rows()).toEqual([2, 1, 0]);
  expect(await removals()).toEqual([{ runs: 1, usage: 2_100 }]);
  await sweep({ db, now: () => now + DAY_MS - 1 });
  expect(await rows()).toEqual([2, 1, 0]);
});

describe('removals in several batches', () => {
  const now = Date.now();
  beforeEach(async () => {
    await world.db.execute(sql`truncate llm_usage`);
    await world.db.delete(retention);
    await save({ ...DAYS, usage: 400 });
    await storeUsage(2_100, new Date(now - 401 * DAY_MS).toISOString());
  });
  afterEach(() => world.db.execute(sql`drop trigger if exists on_batch on llm_usage`));
  const left = () => world.db.$count(llmUsage);
  /** Runs an SQL statement at the end of each batch, to simulate a concurrent event. */
  const onBatch = (statement: string) =>
    world.db.execute(
      sql.raw(`create or replace function on_batch() returns trigger language plpgsql as $$ begin ${statement}; return null; end $$;
        create trigger on_batch after delete on llm_usage for each statement execute function on_batch()`),
    );

  test('a removal of expired rows stops after the batch in which an administrator disables it', async () => {
    await onBatch('update retention set usage = null');
    await sweep({ db: world.db, now: () => now });
    expect([await left(), (await removals()).at(-1)]).toEqual([1_100, { usage: 1_000 }]);
  });

  test('a removal of expired rows is continued by any server after a crash', async () => {
    const before = (await removals()).length;
    await onBatch("if (select count(*) from llm_usage) < 1100 then raise 'crash'; end if");
    await expect(sweep({ db: world.db, now: () => now })).rejects.toThrow();
    await world.db.execute(sql`drop trigger on_batch on llm_usage`);
    await sweep({ db: world.db, now: () => now });
    expect([await left(), (await removals()).length - before]).toEqual([1_100, 0]); // may only be slow, not crashed
    await world.db.update(retention).set({ removing_until: new Date(now - 1).toISOString() });
    await sweep({ db: world.db, now: () => now });
    expect([await left(), (await removals()).slice(before)]).toEqual([0, [{ usage: 2_100 }]]);
  });

  test('a stopping process releases its removal of expired rows for the next process', async () => {
    let looks = 0; // called before each batch; six tables come before usage
    await sweep({ db: world.db, now: () => now, isStopped: () => (looks += 1) > 7 });
    const stopped = await left();
    await sweep({ db: world.db, now: () => now });
    expect([stopped, await left(), (await removals()).at(-1)]).toEqual([1_100, 0, { usage: 2_100 }]);
  });
});

test('a server whose clock is ahead uses the database clock to remove expired rows', async () => {
  await world.db.execute(sql`truncate llm_usage`);
  await world.db.delete(retention);
  await save({ ...DAYS, usage: 400 });
  await storeUsage(1, new Date(Date.now() - 399 * DAY_MS).toISOString());
  await sweep({ db: world.db, now: () => Date.now() + 365 * DAY_MS });
  expect(await world.db.$count(llmUsage)).toBe(1);
  await world.db.update(retention).set({ swept_at: new Date(Date.now() + 365 * DAY_MS).toISOString() });
  await storeUsage(1, new Date(Date.now() - 401 * DAY_MS).toISOString());
  await sweep({ db: world.db, now: Date.now });
  expect(await world.db.$count(llmUsage)).toBe(1);
});
