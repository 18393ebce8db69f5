import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { recordEvent } from '../audit-event';
import { auditHead, auditSeals } from './audit-chain.table';
import { auditEvents } from './audit-events.table';
import { migrate } from '../db/migrate';
import type { Database } from '../db/open-database';
import { testDatabase } from '../testing/test-database';
import { verifyChain } from './verify-chain';

const MIGRATIONS = join(__dirname, '../db/migrations');
const SOMEBODY = {
  userId: '00000000-0000-4000-8000-000000000001',
  sessionId: '00000000-0000-4000-8000-000000000002',
  ip: '10.0.0.1',
  requestId: 'r',
};

let database: Database;
let ids: number[];
beforeEach(async () => {
  database = await testDatabase();
  for (const n of [1, 2, 3, 4, 5]) await record(n);
  ids = (await database.db.select({ id: auditEvents.id }).from(auditEvents).orderBy(asc(auditEvents.id))).map(
    ({ id }) => id,
  );
});
afterEach(() => database.close());

const record = (n: number) =>
  database.db.transaction((tx) =>
    recordEvent(tx, SOMEBODY, {
      action: 'parameter_updated',
      target: { type: 'parameter', id: `p${n}` },
      before: { value: n, note: 'é' },
      after: { value: 1.5 },
    }),
  );

/** As the owner of the tables can: past every trigger. */
async function tamper(...statements: string[]): Promise<void> {
  for (const table of ['audit_events', 'audit_seals', 'audit_head'])
    await database.pool.query(`alter table ${table} disable trigger all`);
  for (const statement of statements) await database.pool.query(statement);
}

test('an untouched trail is one chain, each seal made of the one before', async () => {
  const seals = await database.db.select().from(auditSeals).orderBy(asc(auditSeals.position));
  expect(seals.map(({ position, event_id }) => [position, event_id])).toEqual(
    ids.map((id, index) => [index + 1, id]),
  );
  expect(seals.map(({ previous_hash }) => previous_hash)).toEqual([
    '',
    ...seals.slice(0, -1).map(({ hash }) => hash),
  ]);
  expect(new Set(seals.map(({ hash }) => hash.length))).toEqual(new Set([64]));
  await expect(verifyChain(database.db)).resolves.toEqual({
    checked: 5,
    broken: null,
    lastHash: seals.at(-1)?.hash,
    isMet: true,
  });
});

test('a trail without events is whole', async () => {
  const empty = await testDatabase();
  await expect(verifyChain(empty.db)).resolves.toEqual({
    checked: 0,
    broken: null,
    lastHash: '',
    isMet: true,
  });
  await empty.close();
});

test('another value in any field of an event is found', async () => {
  const missed: string[] = [];
  for (const change of [
    "at = at + interval '1 microsecond'",
    "actor_id = '00000000-0000-4000-8000-000000000009'",
    'actor_id = null',
    'session_id = null',
    "ip = '10.0.0.2'",
    "action = 'parameter_created'",
    "target_type = 'user'",
    "target_id = 'p9'",
    'before = null',
    `before = '{"value":3,"note":"e"}'`,
    `after = '{"value":1.50}'`,
    `after = '{"value":1.5,"more":null}'`,
    'request_id = null',
  ]) {
    await tamper(
      `create table kept as select * from audit_events where id = ${ids[2]}`,
      `update audit_events set ${change} where id = ${ids[2]}`,
    );
    const { checked, broken } = await verifyChain(database.db);
    if (checked !== 2 || broken?.eventId !== String(ids[2])) missed.push(change);
    await tamper(
      `delete from audit_events where id = ${ids[2]}`,
      'insert into audit_events overriding system value table kept',
      'drop table kept',
    );
  }
  expect(missed).toEqual([]);
  await expect(verifyChain(database.db)).resolves.toMatchObject({ checked: 5, broken: null });
});

test('an event with another id is found', async () => {
  await tamper(`update audit_events set id = default where id = ${ids[2]}`);
  await expect(verifyChain(database.db)).resolves.toMatchObject({
    checked: 2,
    broken: { eventId: String(ids[2]), problem: 'it is gone' },
  });
});

test.each([0, 1, 2, 3, 4])(
  'the removal of event %d of five is found, with its seal or without',
  async (index) => {
    await tamper(`delete from audit_events where id = ${ids[index]}`);
    await expect(verifyChain(database.db)).resolves.toMatchObject({
      checked: index,
      broken: { eventId: String(ids[index]), problem: 'it is gone' },
    });
    await tamper(`delete from audit_seals where event_id = ${ids[index]}`);
    const { broken } = await verifyChain(database.db);
    expect(broken).toMatchObject({ eventId: String(ids[index === 4 ? 3 : index + 1]) });
  },
);

test('events that change places are found, also when their seals do', async () => {
  await tamper(
    `update audit_events e set target_id = o.target_id, before = o.before from audit_events o
      where (e.id, o.id) in ((${ids[1]}, ${ids[2]}), (${ids[2]}, ${ids[1]}))`,
  );
  await expect(verifyChain(database.db)).resolves.toMatchObject({
    checked: 1,
    broken: { eventId: String(ids[1]) },
  });
});

test('seals that change places are found', async () => {
  await tamper(
    `update audit_seals set position = -position where position in (2, 3)`,
    `update audit_seals set position = 5 + position where position < 0`,
  );
  await expect(verifyChain(database.db)).resolves.toMatchObject({
    checked: 1,
    broken: { eventId: String(ids[2]) },
  });
});

test('a seal that names another one before it is found', async () => {
  await tamper(`update audit_seals set previous_hash = hash where position = 3`);
  await expect(verifyChain(database.db)).resolves.toMatchObject({
    checked: 2,
    broken: { eventId: String(ids[2]) },
  });
});

test('an event put in past the triggers is found: it was never sealed', async () => {
  await tamper(`insert into audit_events (action) values ('login')`);
  await expect(verifyChain(database.db)).resolves.toMatchObject({
    checked: 5,
    broken: { problem: 'it was never sealed' },
  });
});

test('an event put in with a seal of its own is found', async () => {
  await tamper(
    `insert into audit_events (action) values ('login')`,
    `insert into audit_seals select 6, max(e.id), (select hash from audit_head), repeat('0', 64) from audit_events e`,
    `update audit_head set position = 6, hash = repeat('0', 64)`,
  );
  await expect(verifyChain(database.db)).resolves.toMatchObject({
    checked: 5,
    broken: { problem: 'it is not what was sealed, or does not follow the event before it' },
  });
});

test('a chain that was written anew does not hold a seal that was kept elsewhere', async () => {
  const { lastHash } = await verifyChain(database.db);
  await record(6);
  await expect(verifyChain(database.db, lastHash)).resolves.toMatchObject({
    checked: 6,
    broken: null,
    isMet: true,
  });
  await tamper(
    'delete from audit_seals',
    "update audit_head set position = 0, hash = ''",
    `delete from audit_events where id = ${ids[4]}`,
  );
  await database.pool.query('alter table audit_events enable trigger audit_events_sealed');
  await database.pool.query('create table kept as select * from audit_events order by id');
  await database.pool.query('delete from audit_events');
  await database.pool.query(
    `insert into audit_events overriding system value select * from kept order by id`,
  );
  await expect(verifyChain(database.db, lastHash)).resolves.toMatchObject({
    checked: 5,
    broken: null,
    isMet: false,
  });
});

test('nobody changes, removes or empties events and seals, the application included', async () => {
  const refused: unknown[] = [];
  const statements = [
    'update audit_events set action = action',
    'delete from audit_events',
    'truncate audit_events',
    'truncate audit_events cascade',
    'update audit_seals set hash = hash',
    'delete from audit_seals',
    'truncate audit_seals',
    'delete from audit_head',
    'truncate audit_head',
  ];
  for (const statement of statements)
    await database.pool.query(statement).catch(({ message }: Error) => refused.push(message));
  expect(refused).toEqual(
    statements.map((statement) => `${/audit_\w+/.exec(statement)?.[0]} is append-only`),
  );
});

test('an event whose transaction fails leaves no seal', async () => {
  const failing = database.db.transaction(async (tx) => {
    await recordEvent(tx, SOMEBODY, { action: 'login' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await record(6);
  await expect(verifyChain(database.db)).resolves.toMatchObject({ checked: 6, broken: null });
});

test('two hundred writers at once, some with several events and locks of their own, leave one unbroken chain', async () => {
  await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      database.db.transaction(async (tx) => {
        await recordEvent(tx, SOMEBODY, { action: 'login', after: { n } });
        if (n % 5 === 0) await tx.execute(sql`select pg_advisory_xact_lock(${n % 3})`);
        if (n % 4 === 0) await recordEvent(tx, SOMEBODY, { action: 'logout', after: { n } });
      }),
    ),
  );
  await expect(verifyChain(database.db)).resolves.toMatchObject({ checked: 255, broken: null });
  const [head] = await database.db.select().from(auditHead);
  expect(head?.position).toBe(255);
});

test('events from before the chain are sealed by the migration', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vaglio-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const all: { entries: { tag: string }[] } = JSON.parse(readFileSync(journal, 'utf8'));
  const chain = all.entries.findIndex(({ tag }) => tag === '0005_audit_chain');
  writeFileSync(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, chain) }));
  await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await migrate(database.pool, folder);
  await database.pool.query(
    "insert into audit_events (action, after) select 'login', to_jsonb(n) from generate_series(1, 5000) n",
  );
  await migrate(database.pool);
  await record(1);
  await expect(verifyChain(database.db)).resolves.toMatchObject({ checked: 5001, broken: null });
  rmSync(folder, { recursive: true });
});
