import { buildApp } from '../../../app';
import { testApp, type ActorName } from '../../../testing/test-app';
import { MAX_KEPT_BYTES, pruneIdempotentRequests, storeAnswer } from './stored-answers';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());
beforeEach(() => world.pool.query('delete from idempotent_requests'));

const PARAMETERS = '/auth/admin/parameters';
const prize = (parameterName: string) => ({ parameterName, value: 1 });

type Order = { url?: string; payload?: object; as?: ActorName; app?: typeof world.app };

function post(
  key: string,
  { url = PARAMETERS, payload = prize('Prize'), as = 'admin', app = world.app }: Order = {},
) {
  const headers = { ...world.asRole(as), 'idempotency-key': key };
  return app.inject({ method: 'POST', url, headers, payload });
}

const seen = ({ statusCode, body, headers }: Awaited<ReturnType<typeof post>>) => ({
  status: statusCode,
  body: body === '' ? null : JSON.parse(body),
  replayed: headers['idempotent-replayed'],
});

const count = async (from: string) =>
  Number((await world.pool.query(`select count(*) from ${from}`)).rows[0].count);

test('a request repeated with its key gets the first response, even from another server', async () => {
  const other = await buildApp(world.deps);
  const events = await count('audit_events');
  const first = seen(await post('key-1', { payload: prize('Once') }));
  const again = [
    await post('key-1', { payload: prize('Once') }),
    await post('key-1', { payload: prize('Once'), app: other }),
  ];
  await other.close();
  expect(first).toEqual({
    status: 201,
    body: expect.objectContaining({ parameterID: 'once' }),
    replayed: undefined,
  });
  expect(again.map(seen)).toEqual(again.map(() => ({ ...first, replayed: 'true' })));
  expect(await count('audit_events')).toBe(events + 1);
});

test('a refusal is repeated for the same key', async () => {
  await post('key-a', { payload: prize('Taken') });
  const refused = await post('key-2', { payload: prize('Taken') });
  await world.app.inject({ method: 'DELETE', url: `${PARAMETERS}/taken`, headers: world.asRole('admin') });
  expect([seen(refused).status, seen(await post('key-2', { payload: prize('Taken') }))]).toEqual([
    409,
    { ...seen(refused), replayed: 'true' },
  ]);
});

test.each<[string, Order]>([
  ['another body', { payload: prize('Other') }],
  ['another address', { url: '/auth/admin/awards/excl/groups', payload: { group_name: 'Prize' } }],
])('a request with the same key and %s is refused with 422', async (_what, order) => {
  await post('key-3', { payload: prize('Same') });
  const events = await count('audit_events');
  expect(seen(await post('key-3', order))).toEqual({
    status: 422,
    body: { error: 'This Idempotency-Key was used for another request.' },
    replayed: undefined,
  });
  expect(await count('audit_events')).toBe(events);
});

test('idempotency keys of different people are independent', async () => {
  await post('key-4', { payload: prize('Mine') });
  const theirs = seen(await post('key-4', { payload: prize('Theirs'), as: 'super' }));
  expect([theirs.status, theirs.replayed]).toEqual([201, undefined]);
});

test('of many simultaneous requests with one key only one is processed', async () => {
  const mails = await count('outbox');
  const url = `/auth/admin/users/${world.person('user').userId}/reset-password`;
  const answers = await Promise.all(Array.from({ length: 12 }, () => post('key-5', { url, payload: {} })));
  expect(await count('outbox')).toBe(mails + 1);
  expect(
    answers.filter(({ statusCode, headers }) => statusCode === 200 && !headers['idempotent-replayed']),
  ).toHaveLength(1);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
    expect([seen(answer), answer.headers['retry-after']]).toEqual([
      { status: 409, body: { error: 'This request is still being carried out.' }, replayed: undefined },
      '2',
    ]);
});

test('after an outage a request with the same key is processed again', async () => {
  const blocker = await world.pool.connect();
  await blocker.query('begin');
  await blocker.query('lock table parameters in access exclusive mode');
  const failed = await post('key-6', { payload: prize('Later') });
  await blocker.query('rollback');
  blocker.release();
  const done = await post('key-6', { payload: prize('Later') });
  expect([failed.statusCode, seen(done).status, seen(done).replayed]).toEqual([503, 201, undefined]);
});

test('while a request is being processed, its repetition gets 409 until the key expires', async () => {
  await post('key-7', { payload: prize('Alone') });
  await world.pool.query('update idempotent_requests set status = null, answer = null');
  const events = await count('audit_events');
  const repeated = await post('key-7', { payload: prize('Alone') });
  expect([seen(repeated), repeated.headers['retry-after']]).toEqual([
    { status: 409, body: { error: 'This request is still being carried out.' }, replayed: undefined },
    '2',
  ]);
  expect(await count('audit_events')).toBe(events);
  await world.pool.query(`update idempotent_requests set created_at = now() - interval '10 minutes'`);
  await world.app.inject({ method: 'DELETE', url: `${PARAMETERS}/alone`, headers: world.asRole('admin') });
  expect(seen(await post('key-7', { payload: prize('Alone') }))).toMatchObject({
    status: 201,
    replayed: undefined,
  });
});

/** Replaces the stored response of a key, to simulate a lost response. */
async function answerAnew(key: string, answer: { status: number; body: string }) {
  const { rows } = await world.pool.query(
    `update idempotent_requests set status = null, answer = null
     where key_digest = encode(sha256($1::bytea), 'hex') returning user_id, request_id`,
    [key],
  );
  await storeAnswer(world.db, { userId: rows[0].user_id, requestId: rows[0].request_id }, answer);
}

test('a request whose response is too long to store is not processed again', async () => {
  await post('key-9', { payload: prize('Long') });
  await answerAnew('key-9', { status: 200, body: 'x'.repeat(MAX_KEPT_BYTES + 1) });
  expect(seen(await post('key-9', { payload: prize('Long') }))).toMatchObject({
    status: 409,
    body: { error: 'This request was carried out; its answer was too long to be kept.' },
  });
});

test('a request whose stored response became a 503 is not processed again', async () => {
  await post('key-11', { payload: prize('Committed') });
  await answerAnew('key-11', { status: 503, body: '{}' });
  expect(seen(await post('key-11', { payload: prize('Committed') }))).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('its answer was lost') },
  });
});

test('an idempotency key expires after 10 minutes', async () => {
  const age = () =>
    world.pool.query(`update idempotent_requests set created_at = now() - interval '10 minutes'`);
  await post('key-10', { payload: prize('Aged') });
  await age();
  expect(seen(await post('key-10', { payload: prize('Young') }))).toMatchObject({
    status: 201,
    replayed: undefined,
  });
  await pruneIdempotentRequests(world.db);
  expect(await count('idempotent_requests')).toBe(1);
  await age();
  await pruneIdempotentRequests(world.db);
  expect(await count('idempotent_requests')).toBe(0);
});

test('idempotency keys are ignored by sign-in, by token creation and by requests without changes', async () => {
  await post('key-11', {
    url: '/auth/login',
    payload: { email: 'a@b.ch', password: 'a'.repeat(64), deviceId: 'device-1' },
  });
  await post('key-11', {
    url: '/auth/admin/score/simulate',
    payload: { changes: [{ save_score: { threshold: 1, top_percent: 0.1 } }] },
  });
  expect(await count('idempotent_requests')).toBe(0);
});

test.each(['', 'two words', 'é', 'x'.repeat(201)])('the idempotency key %j is refused', async (key) => {
  const answer = await post(key, { payload: prize('Refused') });
  expect(answer.statusCode).toBe(400);
  expect(await count('idempotent_requests')).toBe(0);
});

test('the key and the body of a request are unreadable in the database', async () => {
  const payload = { email: 'new@x.ch', name: 'New', role: 'user', password: 'a long and rare phrase 7431' };
  await post('readable-key', { url: '/auth/register', payload });
  const { rows } = await world.pool.query('select idempotent_requests::text as row from idempotent_requests');
  expect(rows[0].row).not.toMatch(/readable-key|rare phrase/);
});
