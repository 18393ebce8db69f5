import { verifyChain } from '../../audit/verify-chain';
import { auditedDatabase } from '../../audit/audit-chain.fixture';

let database: Awaited<ReturnType<typeof auditedDatabase>>;
beforeEach(async () => {
  database = await auditedDatabase();
});
afterEach(() => database.close());

test('a changed value in any field of an audit event is detected', async () => {
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
    await database.tamper(
      `create table kept as select * from audit_events where id = ${database.ids[2]}`,
      `update audit_events set ${change} where id = ${database.ids[2]}`,
    );
    const { checked, broken } = await verifyChain(database.db);
    if (checked !== 2 || broken?.eventId !== String(database.ids[2])) missed.push(change);
    await database.tamper(
      `delete from audit_events where id = ${database.ids[2]}`,
      'insert into audit_events overriding system value table kept',
      'drop table kept',
    );
  }
  expect(missed).toEqual([]);
  await expect(verifyChain(database.db)).resolves.toMatchObject({ checked: 5, broken: null });
});

test('an audit event with a changed id is detected', async () => {
  await database.tamper(`update audit_events set id = default where id = ${database.ids[2]}`);
  await expect(verifyChain(database.db)).resolves.toMatchObject({
    checked: 2,
    broken: { eventId: String(database.ids[2]), problem: 'it is gone' },
  });
});

test.each([0, 1, 2, 3, 4])(
  'the removal of audit event %d of five is detected, with or without its seal',
  async (index) => {
    await database.tamper(`delete from audit_events where id = ${database.ids[index]}`);
    await expect(verifyChain(database.db)).resolves.toMatchObject({
      checked: index,
      broken: { eventId: String(database.ids[index]), problem: 'it is gone' },
    });
    await database.tamper(`delete from audit_seals where event_id = ${database.ids[index]}`);
    const { broken } = await verifyChain(database.db);
    expect(broken).toMatchObject({ eventId: String(database.ids[index === 4 ? 3 : index + 1]) });
  },
);

test('swapped audit events are detected, even with swapped seals', async () => {
  await database.tamper(
    `update audit_events e set target_id = o.target_id, before = o.before from audit_events o
      where (e.id, o.id) in ((${database.ids[1]}, ${database.ids[2]}), (${database.ids[2]}, ${database.ids[1]}))`,
  );
  await expect(verifyChain(database.db)).resolves.toMatchObject({
    checked: 1,
    broken: { eventId: String(database.ids[1]) },
  });
});

test('swapped seals of audit events are detected', async () => {
  await database.tamper(
    `update audit_seals set position = -position where position in (2, 3)`,
    `update audit_seals set position = 5 + position where position < 0`,
  );
  await expect(verifyChain(database.db)).resolves.toMatchObject({
    checked: 1,
    broken: { eventId: String(database.ids[2]) },
  });
});

test('an audit seal with a different predecessor is detected', async () => {
  await database.tamper(`update audit_seals set previous_hash = hash where position = 3`);
  await expect(verifyChain(database.db)).resolves.toMatchObject({
    checked: 2,
    broken: { eventId: String(database.ids[2]) },
  });
});

test('an audit event inserted without the triggers is detected as unsealed', async () => {
  await database.tamper(`insert into audit_events (action) values ('login')`);
  await expect(verifyChain(database.db)).resolves.toMatchObject({
    checked: 5,
    broken: { problem: 'it was never sealed' },
  });
});

test('an audit event inserted with a seal is detected', async () => {
  await database.tamper(
    `insert into audit_events (action) values ('login')`,
    `insert into audit_seals select 6, max(e.id), (select hash from audit_head), repeat('0', 64) from audit_events e`,
    `update audit_head set position = 6, hash = repeat('0', 64)`,
  );
  await expect(verifyChain(database.db)).resolves.toMatchObject({
    checked: 5,
    broken: { problem: 'it is not what was sealed, or does not follow the event before it' },
  });
});

test('a rewritten audit chain lacks a seal that was saved outside the database', async () => {
  const { lastHash } = await verifyChain(database.db);
  await database.record(6);
  await expect(verifyChain(database.db, lastHash)).resolves.toMatchObject({
    checked: 6,
    broken: null,
    isMet: true,
  });
  await database.tamper(
    'delete from audit_seals',
    "update audit_head set position = 0, hash = ''",
    `delete from audit_events where id = ${database.ids[4]}`,
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
