import { sql } from 'drizzle-orm';
import { bulkApp } from './bulk.fixture';

let server: Awaited<ReturnType<typeof bulkApp>>;
beforeAll(async () => {
  server = await bulkApp({ now: () => Date.parse('2026-03-02T09:00:00Z') });
});
afterAll(() => server.close());
beforeEach(() => server.begin());

const REJECT = { decision: { kind: 'rejected', details: 'Outside of what we do' } };
const CONTACT = { decision: { kind: 'contacted' } };
const NAMES = ['Beta AG', 'Acme AG', 'Delta AG', 'Epsilon AG', 'Gamma AG'];

/** Returns the company names in the active list. */
const active = async (): Promise<string[]> =>
  (await server.call('GET', '/auth/investments')).body.items.map(
    ({ company_name }: { company_name: string }) => company_name,
  );

test('a bulk action on a whole list creates a decision and an event for each startup', async () => {
  expect(await active()).toEqual(NAMES);
  const before = await server.states();
  const { status, body } = await server.act(REJECT);
  expect([status, body]).toEqual([200, { id: expect.any(String), count: 5, changed: 5 }]);
  expect(await active()).toEqual([]);
  const made = (await server.listed('2')).items;
  expect(made).toMatchObject([
    {
      kind: 'rejected',
      from: 0,
      to: 1,
      origin: 'bulk',
      details: 'Outside of what we do',
      made_by: 'user+w',
      score: 4,
      rank: 1,
      threshold: 1.5,
    },
  ]);
  const { rows } = await server.db.execute(sql`
    select target_id, before, after from audit_events where action = 'decision_made' order by id desc limit 5`);
  expect(rows.map(({ target_id }) => target_id).reverse()).toEqual(['2', '1', '4', '5', '3']);
  expect(rows[0]).toMatchObject({
    before: { rejected: 0 },
    after: { rejected: 1, details: 'Outside of what we do', bulk_id: Number(body.id) },
  });
  const entries = (await server.call('GET', '/auth/investments/2/timeline')).body.items;
  expect(entries[0]).toMatchObject({ kind: 'decision', decision: { kind: 'rejected', origin: 'bulk' } });

  expect(await server.undoAct(body.id)).toEqual({ status: 200, body: { count: 5 } });
  expect(await server.states()).toEqual(before);
  expect((await server.listed('2')).items[0]).toMatchObject({ undoes: made[0]?.id, origin: 'bulk' });
  expect(await server.undoAct(body.id)).toMatchObject({
    status: 409,
    body: { error: 'This was undone already.' },
  });
});

test('a bulk action on a startup that a colleague has changed is refused and changes nothing', async () => {
  const seen = await server.selection();
  await server.decided({ kind: 'rejected', details: 'Too early' }, { actor: 'admin', id: '1' });
  await server.decided({ kind: 'contract' }, { actor: 'super+w', id: '3' });
  const before = await server.states();
  const refused = await server.act(CONTACT, { ids: seen.ids, selection: seen });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      error: 'The selection has changed: 5 expected, 4 now.',
      expected: 5,
      actual: 4,
      added: [],
      removed: [{ id: '1', company_name: 'Acme AG', what: 'was rejected', by: 'admin' }],
      changed: [{ id: '3', company_name: 'Gamma AG', what: 'was set to Contract', by: 'super+w' }],
      counts: { added: 0, removed: 1, changed: 1 },
    },
  });
  expect(await server.states()).toEqual(before);
  const { expected, actual: _actual, ...rest } = refused.body;
  expect(expected).toBe(5);
  // Repeats the action for the current startups, as the conflict response suggests.
  const again = await server.act(CONTACT, {
    ids: ['2', '4', '5', '3'],
    selection: { ids: [], expected: 4, token: rest.token },
  });
  expect(again.body).toMatchObject({ count: 4, changed: 4 });
});

test('the refusal of a bulk action names the startups added to or removed from the list in the meantime', async () => {
  const seen = await server.selection('?q=ag');
  await server.importRow({ ID: '9', company_name: 'Zeta AG', awards: [] });
  await server.curate();
  await server.remove('curated', '2');
  expect(await server.act(CONTACT, { query: { q: 'ag' }, selection: seen })).toMatchObject({
    status: 409,
    body: {
      expected: 5,
      actual: 5,
      added: [{ company_name: 'Zeta AG', what: 'is in the list now' }],
      removed: [{ id: '2', company_name: null, what: 'was deleted', by: 'admin' }],
    },
  });
  expect((await server.states()).map(({ email_sent }) => email_sent)).toEqual([0, 0, 0, 0, 0]);
});

test('Later is refused for all startups of a bulk action if one startup is rejected', async () => {
  await server.decided({ kind: 'rejected', details: 'Too early' }, { id: '1' });
  const seen = await server.selection('?mode=all');
  const later = { decision: { kind: 'later', until: '2026-04-01' } };
  expect(await server.act(later, { query: { mode: 'all' }, selection: seen })).toMatchObject({
    status: 409,
    body: { error: 'Acme AG is rejected. Nothing has been set.' },
  });
  expect(await server.act(later)).toMatchObject({ status: 200, body: { count: 4, changed: 4 } });
  expect((await server.call('GET', '/auth/investments?later=only')).body.total).toBe(4);
});

test.each([
  ['a required reason is missing', { decision: { kind: 'rejected' } }, 'Choose a reason.'],
  ['it contains no action', {}, 'The action is either a decision or work.'],
  [
    'it contains two actions',
    { ...CONTACT, work: { step: 'Call' } },
    'The action is either a decision or work.',
  ],
  [
    'the assignee does not exist',
    { work: { assignee: '5ef1b1b4-6a3c-4a0c-8f3a-1f5a8f5b1b4d' } },
    'This person has no access. Choose another one.',
  ],
])('a bulk action is refused if %s', async (_words, action, error) => {
  expect(await server.act(action)).toMatchObject({ status: 400, body: { error } });
});

test.each([
  ['another number of startups', { expected: 4 }],
  ['a token that belongs to no list', { token: 'x' }],
  ['a startup twice', { token: '1.1,1.1', expected: 2 }],
  ['other startup ids', { ids: ['1', '2', '3', '4', '6'] }],
])('a contradictory bulk action is refused: %s', async (_words, wrong) => {
  const { expected, token } = await server.selection();
  const order = { query: {}, expected, token, action: CONTACT, ...wrong };
  expect((await server.post('/auth/investments/bulk', order)).status).toBe(400);
});

test('a bulk action changes assignments with one event each, and undo restores each assignment', async () => {
  const assignee = server.person('admin').userId;
  await server.call('PATCH', '/auth/investments/1/work', { step: 'Visit', due: '2026-03-05' });
  const before = await server.states();
  const seen = await server.selection();
  await server.call('PATCH', '/auth/investments/2/work', { step: 'Call' });
  expect((await server.act({ work: { assignee } }, { selection: seen })).body.changed).toMatchObject([
    { company_name: 'Beta AG', by: 'admin' },
  ]);
  await server.call('PATCH', '/auth/investments/2/work', { step: null });
  const { body } = await server.act({ work: { assignee, step: 'Ask', due: '2026-03-09' } });
  expect(body).toMatchObject({ count: 5, changed: 5 });
  expect((await server.states()).map(({ step }) => step)).toEqual(['Ask', 'Ask', 'Ask', 'Ask', 'Ask']);
  await server.undoAct(body.id);
  expect(
    (await server.states()).map(({ id, step, due, assignee_id }) => [id, step, due, assignee_id]),
  ).toEqual(before.map(({ id, step, due, assignee_id }) => [id, step, due, assignee_id]));
});

test('undoing a bulk action is refused after a later decision, unless those startups are skipped', async () => {
  const { body } = await server.act(CONTACT);
  await server.decided({ kind: 'contract' }, { actor: 'admin', id: '4' });
  const refused = await server.undoAct(body.id);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      error: 'Delta AG was set to Contract by admin since. Nothing has been undone.',
      changed: [{ id: '4' }],
      count: 1,
    },
  });
  expect((await server.states()).every(({ email_sent }) => email_sent === 1)).toBe(true);
  expect((await server.undoAct(body.id, { partly: true })).body).toEqual({ count: 4 });
  expect((await server.states()).filter(({ email_sent }) => email_sent === 1)).toMatchObject([{ id: 4 }]);
});

test('a bulk action repeated with the same Idempotency-Key gets the first response', async () => {
  const seen = await server.selection();
  const headers = { 'idempotency-key': 'bulk-1' };
  const first = await server.act(CONTACT, { selection: seen, headers });
  const second = await server.act(CONTACT, { selection: seen, headers });
  expect(second).toEqual(first);
  expect((await server.listed('1')).total).toBe(1);
});
