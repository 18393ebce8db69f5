import type { Database } from '../../platform/db/open-database';
import { migrate } from '../../platform/db/migrate';
import { bareDatabase } from '../../testing/test-database';
import { migrateTo } from './migrate-to';

const LAST_OF_0_3_0 = '4d0fd39427feb43335841f6467b1a13e9200c2df85e6e52d8721a26b824470a4';
const BY_0_3_0 = [...Array.from({ length: 75 }, (_, index) => `${index}`), LAST_OF_0_3_0];
const [ANN, BEN] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

let database: Database;
beforeEach(async () => {
  database = await bareDatabase();
  await migrateTo(database.pool, BY_0_3_0);
});
afterEach(() => database.close());

const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
const startup = (id: number) =>
  query(
    `insert into startups (id, company_name, name_key, search_key) overriding system value values ($1::bigint, $1::text, $1::text, $1::text)`,
    [id],
  );
const flagged = (target: number | string, at: string, before: object, after: object, actor = ANN) =>
  query(
    `insert into audit_events (actor_id, action, target_type, target_id, at, before, after)
     values ($1, 'startup_flags_set', 'startup', $2, $3, $4, $5)`,
    [actor, String(target), at, before, after],
  );
const decided = (startupId: number, at: string) =>
  query(
    `insert into decisions (startup_id, kind, "from", "to", made_at, score, origin)
     values ($1, 'contract', 0, 1, $2, 5, 'api')`,
    [startupId, at],
  );
const merged = (into: number, from: number, content: object, undoneAt: string | null = null) =>
  query(
    `insert into startup_merges (survivor_id, merged_id, survivor_name, merged_name, survivor_name_key, merged_name_key,
       merged_uid, because, score_before, score_after, version_after, content, undone_at)
     values ($1, $2, 'S', 'M', 's', 'm', gen_random_uuid(), '', 0, 0, 1, $3, $4)`,
    [into, from, content, undoneAt],
  );
const decisions = () =>
  query(
    `select id::int, startup_id::int, kind, "from", "to", made_by, made_at, score from decisions order by id`,
  );
const brief = async () =>
  (await decisions()).map(({ id, startup_id, kind, to }) => [id, startup_id, kind, to]);

test('flags from before decisions become decisions that are older than all others', async () => {
  await startup(1);
  await startup(2);
  await flagged(1, '2026-01-01T10:00:00Z', { email_sent: 0 }, { email_sent: 1 });
  await flagged(
    2,
    '2026-01-02T10:00:00Z',
    { rejected: 1, interested: 0, investment: 0 },
    { rejected: 0, interested: 1, investment: 1 },
    BEN,
  );
  await flagged(1, '2026-01-03T10:00:00Z', {}, { create_contract: 1, rejected: 0 });
  await decided(1, '2026-06-01T10:00:00Z');
  await migrate(database.pool);
  const [first, ...rest] = await decisions();
  expect(first).toEqual({
    id: -4,
    startup_id: 1,
    kind: 'contacted',
    from: 0,
    to: 1,
    made_by: ANN,
    made_at: new Date('2026-01-01T10:00:00Z'),
    score: null,
  });
  expect(rest.map(({ id, startup_id, kind, to, made_by }) => [id, startup_id, kind, to, made_by])).toEqual([
    [-3, 2, 'investment', 1, BEN],
    [-2, 2, 'rejected', 0, BEN],
    [-1, 1, 'contract', 1, ANN],
    [1, 1, 'contract', 1, null],
  ]);
});

test('flags that are decisions already, that changed nothing or that concern no known startup add no decision', async () => {
  await startup(1);
  await decided(1, '2026-06-01T10:00:30Z');
  await flagged(1, '2026-06-01T10:00:00Z', { create_contract: 0 }, { create_contract: 1 });
  await flagged(1, '2026-01-01T10:00:00Z', { rejected: 1 }, { rejected: 1 });
  await flagged(9, '2026-01-01T10:00:00Z', { rejected: 0 }, { rejected: 1 });
  await flagged('x', '2026-01-01T10:00:00Z', { rejected: 0 }, { rejected: 1 });
  for (const [id, purgedAt] of [
    [7, null],
    [8, '2026-02-01T10:00:00Z'],
  ] as const) {
    await query(`insert into deletions (kind, row_id, purged_at) values ('startup', $1, $2)`, [id, purgedAt]);
    await flagged(id, '2026-01-01T10:00:00Z', { rejected: 0 }, { rejected: 1 });
  }
  await migrate(database.pool);
  expect(await brief()).toEqual([
    [-1, 7, 'rejected', 1],
    [1, 1, 'contract', 1],
  ]);
});

test('flags of a merged startup become decisions about its survivor, which an undo of the merge moves back', async () => {
  for (const id of [1, 5]) await startup(id);
  await merged(2, 3, { merged: { decision_ids: [] }, survivor: { decision_ids: [] } });
  await merged(1, 2, { merged: { decision_ids: [40] } });
  await merged(1, 5, { merged: { decision_ids: [] } }, '2026-02-01T10:00:00Z');
  for (const id of [1, 2, 3, 5])
    await flagged(id, `2026-01-0${id}T10:00:00Z`, { rejected: 0 }, { rejected: 1 });
  await migrate(database.pool);
  expect((await brief()).map(([id, startupId]) => [id, startupId])).toEqual([
    [-4, 1],
    [-3, 1],
    [-2, 1],
    [-1, 5],
  ]);
  expect(
    await query(`select content #> '{merged,decision_ids}' as ids from startup_merges order by id`),
  ).toEqual([{ ids: [-2] }, { ids: [40, -3, -2] }, { ids: [] }]);
});

test('flags of a split startup are part of its state after the split, which can therefore still be undone', async () => {
  await startup(1);
  await query(
    `insert into startup_splits (startup_id, company_name, score_before, score_after, version_after, parts, content)
     values (1, 'A', 0, 0, 1, '[]', '{"after": {"1": {"ids": {"decisions": [12, 3]}}, "2": {"ids": {"decisions": []}}}}')`,
  );
  await flagged(1, '2026-01-01T10:00:00Z', { rejected: 0 }, { rejected: 1 });
  await migrate(database.pool);
  // The order is that of the ids as text, as when the state is read again.
  const read = `select coalesce(jsonb_agg(id order by id::text), '[]') as ids from unnest(array[12, 3, -1]) id`;
  expect(await query(`select content #> '{after,1,ids,decisions}' as ids from startup_splits`)).toEqual(
    await query(read),
  );
});

test('the new decisions notify nobody', async () => {
  await startup(1);
  await query(
    `insert into users (id, username, email, email_key, name, password_hash, role, account_status) values ($1, 'ben', 'a@x.ch', 'a@x.ch', 'A', '', 'admin', 'active')`,
    [BEN],
  );
  await query('insert into startup_followers (startup_id, user_id) values (1, $1)', [BEN]);
  await flagged(1, '2026-01-01T10:00:00Z', { rejected: 0 }, { rejected: 1 });
  await migrate(database.pool);
  expect((await decisions()).length).toBe(1);
  expect(await query('select id from notifications')).toEqual([]);
  expect(await query('select user_id from startup_followers')).toEqual([{ user_id: BEN }]);
});
