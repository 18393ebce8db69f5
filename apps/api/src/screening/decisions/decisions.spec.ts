import { sql } from 'drizzle-orm';
import { purgeDeletions } from '../../startups/deletions/purge-deletions';
import { decidingApp } from './decisions.fixture';

const DAY_MS = 86_400_000;

let server: Awaited<ReturnType<typeof decidingApp>>;
beforeAll(async () => {
  server = await decidingApp();
});
afterAll(() => server.close());
beforeEach(() => server.begin());

test('a decision stores person, time, reason and the state of the startup at that time', async () => {
  const reason_id = await server.reason('Too early');
  const { status, body } = await server.decide({
    kind: 'rejected',
    reason_id,
    details: ' No revenue. ',
    origin: 'details',
  });
  expect(status).toBe(200);
  expect(body.startup).toMatchObject({ id: '1', rejected: 1 });
  expect(body.decision).toEqual({
    id: '1',
    startup_id: '1',
    kind: 'rejected',
    from: 0,
    to: 1,
    until: null,
    is_early: null,
    reason: 'Too early',
    details: 'No revenue.',
    made_by: 'user+w',
    made_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    score: 2,
    rank: 2,
    threshold: 1.5,
    scoring_version: expect.any(Number),
    origin: 'details',
    undoes: null,
    undone_by: null,
  });
  await server.call('PATCH', '/auth/investments/1/text', { company_description: 'Later' });
  expect(await server.listed()).toEqual({ items: [body.decision], total: 1 });
});

test('every route that changes flags records a decision for each flag', async () => {
  await server.call('PATCH', '/auth/investments/1/flags', { contact: 1, contract: true, rejected: 0 });
  await server.call('PATCH', '/auth/investments/1/flags', { contact: 1 });
  await server.call('PATCH', '/auth/investments/1/flags', { contact: 0, rejected: 1 });
  const { items } = await server.listed();
  expect(items.map(({ kind, from, to, origin, made_by }) => [kind, from, to, origin, made_by])).toEqual([
    ['rejected', 0, 1, 'api', 'admin'],
    ['contacted', 1, 0, 'api', 'admin'],
    ['contract', 0, 1, 'api', 'admin'],
    ['contacted', 0, 1, 'api', 'admin'],
  ]);
  expect(items.map(({ score, threshold }) => [score, threshold])).toEqual(Array(4).fill([2, 1.5]));
});

test.each([
  [{ kind: 'rejected' }, 'Choose a reason.'],
  [{ kind: 'rejected', details: ' ' }, 'Choose a reason.'],
  [{ kind: 'contacted', reason_id: '1' }, 'This reason is not offered any more. Choose another one.'],
  [{ kind: 'contacted', origin: 'bulk' }, expect.stringContaining('origin')],
  [{ kind: 'rejected', reason_id: 'x' }, 'This reason is not offered any more. Choose another one.'],
])('the decision %j is refused, and nothing is set', async (payload, error) => {
  expect(await server.decide(payload)).toMatchObject({ status: 400, body: { error } });
  expect([await server.flags(), (await server.listed()).total]).toMatchObject([
    { rejected: 0, email_sent: 0 },
    0,
  ]);
});

test('the reason Other needs details', async () => {
  const other = { kind: 'rejected', reason_id: await server.reason('Other') };
  expect(await server.decide(other)).toMatchObject({
    status: 400,
    body: { error: "'Other' needs details." },
  });
  expect((await server.decide({ ...other, details: '\u200B' })).status).toBe(400);
  expect((await server.decide({ kind: 'rejected', details: '\u2060 \u202E' })).body.error).toBe(
    'Choose a reason.',
  );
  expect(await server.decided({ ...other, details: 'Sold' })).toMatchObject({
    reason: 'Other',
    details: 'Sold',
  });
  expect(await server.decided({ kind: 'rejected', to: 0 })).toMatchObject({ from: 1, to: 0, reason: null });
  expect(await server.decided({ kind: 'rejected', details: 'Sold again' })).toMatchObject({ reason: null });
});

test('repeating a decision changes nothing, and a new reason is added to the first decision', async () => {
  await server.decided({ kind: 'investment' });
  expect(await server.flags()).toMatchObject({ interested: 1, investment: 1 });
  expect(await server.decide({ kind: 'investment' })).toMatchObject({
    status: 200,
    body: { decision: null },
  });
  const added = await server.decided({ kind: 'investment', details: 'The board agreed.' });
  expect(added).toMatchObject({ from: 1, to: 1, details: 'The board agreed.' });
  expect(await server.undo(added.id)).toMatchObject({
    status: 409,
    body: { error: 'This only gave a reason. Undo the decision itself.' },
  });
  expect((await server.listed()).total).toBe(2);
});

test('a decision with an outdated version is refused with the current startup', async () => {
  const { version } = (await server.decide({ kind: 'contacted' })).body.startup;
  const stale = await server.decide({ kind: 'contract' }, { headers: { 'if-match': `"${version - 1}"` } });
  expect(stale).toMatchObject({ status: 412, body: { current: { id: '1', version } } });
  expect(
    (await server.decide({ kind: 'contract' }, { headers: { 'if-match': `"${version}"` } })).status,
  ).toBe(200);
});

test('a decision repeated with an idempotency key is made once', async () => {
  const headers = { 'idempotency-key': 'decide-1' };
  const [first, again] = [
    await server.decide({ kind: 'contacted' }, { headers }),
    await server.decide({ kind: 'contacted' }, { headers }),
  ];
  expect(again).toEqual(first);
  expect((await server.listed()).total).toBe(1);
});

test('undoing a decision restores the flag and is possible once', async () => {
  const { id } = await server.decided({ kind: 'contacted' });
  const undone = await server.undo(id, { actor: 'admin' }, { details: 'Wrong company' });
  expect(undone).toMatchObject({
    status: 200,
    body: {
      decision: { undoes: id, from: 1, to: 0, made_by: 'admin', details: 'Wrong company' },
      startup: { email_sent: 0 },
    },
  });
  const { items } = await server.listed();
  expect(items.map((each) => [each.id, each.undone_by])).toEqual([
    [undone.body.decision.id, null],
    [id, undone.body.decision.id],
  ]);
  expect(await server.undo(id)).toMatchObject({
    status: 409,
    body: { error: 'This decision was undone already.' },
  });
  expect((await server.undo(undone.body.decision.id)).status).toBe(409);
  expect((await server.undo(id, { id: '2' })).status).toBe(404);
});

test('undoing a decision is refused while a later decision depends on it', async () => {
  const first = await server.decided({ kind: 'contacted' });
  const later = await server.decided({ kind: 'contract' }, { actor: 'admin' });
  expect(await server.undo(first.id)).toMatchObject({
    status: 409,
    body: { error: 'admin set Contract since. Undo that first.', later: { id: later.id, kind: 'contract' } },
  });
  expect(await server.flags()).toMatchObject({ email_sent: 1, create_contract: 1 });
  expect((await server.undo(later.id)).status).toBe(200);
  expect((await server.undo(first.id)).status).toBe(200);
  expect(await server.flags()).toMatchObject({ email_sent: 0, create_contract: 0 });
});

test('decisions cannot be changed, not even in the database', async () => {
  await server.decided({ kind: 'contacted' });
  await expect(server.db.execute(sql`update decisions set score = 9`)).rejects.toThrow();
  expect((await server.listed()).items).toMatchObject([{ score: 2 }]);
});

test('decisions return with a restored startup and are deleted with a purged startup', async () => {
  await server.decided({ kind: 'contacted' });
  const before = await server.listed();
  await server.remove('curated', '1');
  expect((await server.call('GET', '/auth/investments/1/decisions')).status).toBe(404);
  await server.restoreLast();
  expect(await server.listed()).toEqual(before);
  await server.remove('curated', '1');
  await purgeDeletions(server.db, Date.now() + 31 * DAY_MS);
  expect((await server.db.execute(sql`select from decisions`)).rows).toEqual([]);
});

test('the audit trail and the history of a startup list each decision once', async () => {
  const { id } = await server.decided({ kind: 'rejected', reason_id: await server.reason('Too early') });
  await server.undo(id);
  const { items } = (await server.call('GET', '/auth/investments/1/history')).body;
  const ofFlags = items.filter(({ kind }: { kind: string }) => kind === 'flags');
  expect(ofFlags.slice(0, 2).map(({ changes }: { changes: object[] }) => changes)).toEqual([
    [{ field: 'rejected', before: 1, after: 0 }],
    [{ field: 'rejected', before: 0, after: 1 }],
  ]);
  const events = await server.db.execute(
    sql`select action, before, after from audit_events where action like 'decision%' order by id desc limit 2`,
  );
  expect(events.rows).toEqual([
    { action: 'decision_undone', before: { rejected: 1 }, after: { rejected: 0 } },
    { action: 'decision_made', before: { rejected: 0 }, after: { rejected: 1, reason: 'Too early' } },
  ]);
});
