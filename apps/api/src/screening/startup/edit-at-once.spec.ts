import fc from 'fast-check';
import { asc, eq, sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { verifyChain } from '../../audit/verify-chain';
import { storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import { startups } from '../../platform/db/schema/startups.table';
import { editAtOnce } from './edit-at-once';
import { listSnapshotOf } from '../list/snapshot/list-row.fixture';
import { editStartup, type StartupEdit } from './edit-startup';
import { editingApp } from './edit-startup.fixture';

let server: Awaited<ReturnType<typeof editingApp>>;
beforeAll(async () => {
  server = await editingApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const NOW = Date.parse('2025-03-01T09:00:00Z');
const anEdit = (edit: Partial<StartupEdit> = {}): StartupEdit => ({
  id: '1',
  ifMatch: undefined,
  actor: { userId: null, sessionId: null, ip: '127.0.0.1', requestId: 'r' },
  action: 'startup_flags_set',
  areFacts: false,
  columns: { interested: 1 },
  ...edit,
});

const flag = () => fc.constantFrom(0, 1);
const drawnEdit = fc.record({
  ifMatch: fc.constantFrom(undefined, undefined, '"1"', '"2"', '*'),
  columns: fc.record(
    { email_sent: flag(), create_contract: flag(), interested: flag(), investment: flag(), rejected: flag() },
    { requiredKeys: [] },
  ),
});

/** Lists without startups, so that no decision has a place. */
const NO_LISTS = listSnapshotOf([]);

test('an edit at once leaves and answers what an edit in a transaction does', async () => {
  const { db } = server;
  const deps = { db, now: () => NOW, lists: NO_LISTS };
  const atOnce = editAtOnce(deps);
  const [, second] = [
    '1',
    String(
      (
        await storeStartups(db, [
          { company_name: 'Twin', created_at: '2024-01-01', updated_at: '2024-01-01', awards: ['FIF grant'] },
        ])
      )[0],
    ),
  ];
  const stateOf = async (id: string) => {
    const [row] = await db
      .select()
      .from(startups)
      .where(eq(startups.id, Number(id)));
    const events = await db
      .select({
        action: auditEvents.action,
        before: auditEvents.before,
        after: auditEvents.after,
        ip: auditEvents.ip,
      })
      .from(auditEvents)
      .where(eq(auditEvents.target_id, id))
      .orderBy(asc(auditEvents.id));
    const { rows: decided } = await db.execute(sql`
      select kind, "from", "to", reason, made_by, score, rank, threshold, scoring_version, origin from decisions
      where startup_id = ${id}::bigint order by id`);
    return { ...row, ...ANY_STARTUP, events, decided };
  };
  let isTaken = 0;
  await fc.assert(
    fc.asyncProperty(drawnEdit, async (drawn) => {
      const edit = { ...drawn, columns: { ...drawn.columns } }; // with a prototype, as requests have
      const answer = await atOnce(anEdit(edit));
      if (answer === null) return;
      isTaken += 1;
      const expected = await editStartup(deps, anEdit({ ...edit, id: second }));
      expect({ ...answer, ...ANY_STARTUP }).toEqual({ ...expected, ...ANY_STARTUP });
      expect(await stateOf('1')).toEqual(await stateOf(second));
    }),
    { numRuns: 60 },
  );
  expect(isTaken).toBeGreaterThan(20);
});
const ANY_STARTUP = { id: 0, uid: '', company_name: '', name_key: '', search_key: '', award_set: '' };

test('a flag that is as wanted is answered without a transaction, and nothing is written', async () => {
  const atOnce = editAtOnce({ db: server.db, now: () => NOW, lists: NO_LISTS });
  const first = await atOnce(anEdit());
  const events = (await server.events()).length;
  expect(await atOnce(anEdit())).toEqual(first);
  expect(await server.stored()).toMatchObject({ version: 2, interested: 1 });
  expect(await server.events()).toHaveLength(events);
  expect(await atOnce(anEdit({ ifMatch: '"1"' }))).toBeNull();
  expect(await atOnce(anEdit({ columns: {} }))).toBeNull();
});

test('facts are left to the transaction, which keeps what changed', async () => {
  const atOnce = editAtOnce({ db: server.db, now: () => NOW, lists: NO_LISTS });
  expect(await atOnce(anEdit({ areFacts: true, columns: { email: 'a@x.ch' } }))).toBeNull();
  expect(await atOnce(anEdit({ columns: { email: 'a@x.ch' } }))).toBeNull();
  expect(await server.stored()).toMatchObject({ version: 1, email: null });
});

test('a row that somebody else holds, or has changed since it was read, is left alone', async () => {
  const { db, pool } = server;
  const client = await pool.connect();
  await client.query('begin; update startups set score = 9 where id = 1');
  const atOnce = editAtOnce({ db, now: () => NOW, lists: NO_LISTS });
  expect(await atOnce(anEdit())).toBeNull();
  await client.query('rollback');
  client.release();
  expect(await server.stored()).toMatchObject({ version: 1, interested: 0 });
  expect(await atOnce(anEdit())).toMatchObject({ version: 2, interested: 1 });
});

test('of edits at the same moment none is lost, and each is recorded', async () => {
  const { db } = server;
  await db.execute(sql`update startups set interested = 0`);
  const before = (await server.events()).length;
  const fields = ['contact', 'contract', 'investment', 'rejected'] as const;
  const answers = await Promise.all(fields.map((field) => server.patch('flags', { [field]: 1 })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.version))).toEqual(new Set([2, 3, 4, 5]));
  expect(await server.stored()).toMatchObject({
    email_sent: 1,
    create_contract: 1,
    interested: 1,
    rejected: 1,
    version: 5,
  });
  expect(await server.events()).toHaveLength(before + 4);
});

test('edits of many startups at the same moment share transactions, and each has its own event', async () => {
  const { db } = server;
  const names = Array.from({ length: 40 }, (_, place) => ({ company_name: `Company ${place}` }));
  const ids = await storeStartups(db, names);
  const atOnce = editAtOnce({ db, now: () => NOW, lists: NO_LISTS });
  const edit = (id: number, place: number) =>
    atOnce(anEdit({ id: String(id), actor: { ...anEdit().actor, requestId: `request ${place}` } }));
  const answers = await Promise.all(ids.map(edit));
  expect(answers.map((answer) => [Number(answer?.id), answer?.interested])).toEqual(ids.map((id) => [id, 1]));
  const { rows: events } = await db.execute(sql`select target_id, request_id, xmin::text as transaction
    from audit_events where request_id like 'request %' order by id`);
  expect(events.map(({ target_id, request_id }) => [Number(target_id), request_id])).toEqual(
    ids.map((id, place) => [id, `request ${place}`]),
  );
  expect(new Set(events.map(({ transaction }) => transaction)).size).toBeLessThan(5);
  expect((await verifyChain(db)).broken).toBeNull();
});

test('a batch that the database refuses leaves all its edits to the transaction', async () => {
  const { db } = server;
  const atOnce = editAtOnce({ db, now: () => NOW, lists: NO_LISTS });
  const [other = 0] = await storeStartups(db, [{ company_name: 'Other' }]);
  const unfit = anEdit({ id: String(other), columns: { interested: 99_999 } });
  expect(await Promise.all([atOnce(anEdit()), atOnce(unfit)])).toEqual([null, null]);
  expect(await server.stored()).toMatchObject({ version: 1, interested: 0 });
  expect(await atOnce(anEdit())).toMatchObject({ interested: 1 });
});
