import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { recordEvent } from './audit-event';
import { auditHead, auditSeals } from '../platform/db/schema/audit-chain.table';
import { migrate } from '../platform/db/migrate';
import { testDatabase } from '../testing/test-database';
import { describeChain, verifyChain } from './verify-chain';
import { ACTOR, auditedDatabase } from './audit-chain.fixture';

const MIGRATIONS = join(__dirname, '../platform/db/migrations');

let database: Awaited<ReturnType<typeof auditedDatabase>>;
beforeEach(async () => {
  database = await auditedDatabase();
});
afterEach(() => database.close());

test('each seal of an untouched audit trail depends on the seal before it', async () => {
  const seals = await database.db.select().from(auditSeals).orderBy(asc(auditSeals.position));
  expect(seals.map(({ position, event_id }) => [position, event_id])).toEqual(
    database.ids.map((id, index) => [index + 1, id]),
  );
  expect(seals.map(({ previous_hash }) => previous_hash)).toEqual([
    '',
    ...seals.slice(0, -1).map(({ hash }) => hash),
  ]);
  expect(new Set(seals.map(({ hash }) => hash.length))).toEqual(new Set([64]));
  await expect(verifyChain(database.db)).resolves.toEqual({
    checked: 5,
    redacted: 0,
    broken: null,
    lastHash: seals.at(-1)?.hash,
    isMet: true,
  });
});

test('the proof of the audit trail contains the number of events that an erasure changed', () => {
  expect(describeChain({ checked: 216, redacted: 0 })).toBe('216 audit events are as they were written.');
  expect(describeChain({ checked: 216, redacted: 12 })).toBe(
    '204 audit events are as they were written, 12 are as an erasure of personal data left them.',
  );
});

test('an audit trail without events counts as valid', async () => {
  const empty = await testDatabase();
  await expect(verifyChain(empty.db)).resolves.toEqual({
    checked: 0,
    redacted: 0,
    broken: null,
    lastHash: '',
    isMet: true,
  });
  await empty.close();
});

test('audit events and seals cannot be changed, deleted or truncated, not even by the application', async () => {
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

test('an audit event whose transaction fails creates no seal', async () => {
  const failing = database.db.transaction(async (tx) => {
    await recordEvent(tx, ACTOR, { action: 'login' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await database.record(6);
  await expect(verifyChain(database.db)).resolves.toMatchObject({ checked: 6, broken: null });
});

test('two hundred simultaneous writers create one unbroken audit chain', async () => {
  await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      database.db.transaction(async (tx) => {
        await recordEvent(tx, ACTOR, { action: 'login', after: { n } });
        if (n % 5 === 0) await tx.execute(sql`select pg_advisory_xact_lock(${n % 3})`);
        if (n % 4 === 0) await recordEvent(tx, ACTOR, { action: 'logout', after: { n } });
      }),
    ),
  );
  await expect(verifyChain(database.db)).resolves.toMatchObject({ checked: 255, broken: null });
  const [head] = await database.db.select().from(auditHead);
  expect(head?.position).toBe(255);
});

test('the migration seals audit events that are older than the audit chain', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vaglio-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const all: { entries: { tag: string }[] } = JSON.parse(readFileSync(journal, 'utf8'));
  const firstRelease = all.entries.filter(({ tag }) => tag === '0000_v0.1.0');
  expect(firstRelease).toHaveLength(1);
  writeFileSync(journal, JSON.stringify({ ...all, entries: firstRelease }));
  await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await migrate(database.pool, folder);
  await database.pool.query(
    "insert into audit_events (action, after) select 'login', to_jsonb(n) from generate_series(1, 5000) n",
  );
  await migrate(database.pool);
  await database.record(1);
  await expect(verifyChain(database.db)).resolves.toMatchObject({ checked: 5001, broken: null });
  rmSync(folder, { recursive: true });
});
