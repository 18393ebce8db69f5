import { eq, sql } from 'drizzle-orm';
import { buildApp } from '../../app';
import { verifyChain } from '../../audit/verify-chain';
import { sendDueMessages } from '../../notifications/mails/outbox-worker';
import { saidStartup } from '../../extraction/runs/articles.fixture';
import { oldKeyNeeds } from '../keys/old-key-needs';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { connections } from '../../platform/db/schema/connections.table';
import { keyId } from '../../platform/keys/key-ring';
import { messageSender } from '../../platform/mail/message-sender';
import { enqueueMessage } from '../../platform/mail/outbox.queries';
import { digestOf } from '../../identity/sign-in/passwords/password-hash';
import { addAccount, login, PASSWORD, tokenOf } from '../../testing/accounts';
import { llmServer, type LlmReply } from '../../testing/llm-server';
import { mailServer } from '../../testing/mail-server';
import { randomKeys, TEST_SETTINGS, testApp } from '../../testing/test-app';
import { testReader } from '../../testing/test-reader';
import type { MailSettingsBody, ModelSettingsBody } from './connections.schemas';
import { resealConnections } from './reseal-connections';

const MODEL = '/auth/admin/connections/model';
const MAIL = '/auth/admin/connections/mail';
const KEY = 'sk-canary-key-7f3a';
const LIST = { status: 200, body: '{"data":[{"id":"small"}]}' };
const FOUND: LlmReply = { startups: [saidStartup('Quellwerk AG', 'Quellwerk AG, a startup from Zug')] };

let model: Awaited<ReturnType<typeof llmServer>>;
let other: Awaited<ReturnType<typeof llmServer>>;
let mail: Awaited<ReturnType<typeof mailServer>>;
let server: Awaited<ReturnType<typeof testApp>>;
let second: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  model = await llmServer();
  other = await llmServer();
  mail = await mailServer(() => null, { user: 'vaglio', password: 'canary-password' });
  const settings = {
    ...TEST_SETTINGS,
    privateModelHosts: [model, other].map(({ settings: { baseUrl } }) => new URL(baseUrl).host),
    privateMailHosts: [`127.0.0.1:${mail.port}`],
  };
  server = await testApp({ settings });
  second = await buildApp({ ...server.deps, reader: testReader() });
});
afterAll(async () => {
  await second.close();
  await server.close();
  await model.close();
  await other.close();
  await mail.close();
});
beforeEach(async () => {
  await server.db.delete(connections);
  model.answerWith(({ url }) => (url.endsWith('/models') ? LIST : FOUND));
  other.answerWith(() => FOUND);
  mail.received.length = 0;
});

type Method = 'GET' | 'POST' | 'PUT';
async function call<T>(method: Method, url: string, payload?: object, ifMatch?: number) {
  const headers = {
    ...server.asRole('admin'),
    ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
  };
  const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json<T & { error: string }>() };
}
const typedModel = (change: object = {}) => ({
  address: model.settings.baseUrl,
  models: ['small', 'large'],
  key: KEY,
  ...change,
});
const typedMail = (change: object = {}) => ({
  host: '127.0.0.1',
  port: mail.port,
  security: 'none',
  user: 'vaglio',
  password: 'canary-password',
  sender: 'vaglio@x.ch',
  ...change,
});
const saveModel = (change: object = {}, ifMatch?: number) =>
  call<ModelSettingsBody>('PUT', MODEL, typedModel(change), ifMatch);
const answering = async (app: typeof second) => {
  const answer = await app.inject({ url: '/auth/llm/pending', headers: server.asRole('admin') });
  return answer.json<{ extractor: string; model: string }>();
};

test('a saved model connection is used immediately on every server', async () => {
  expect((await call<ModelSettingsBody>('GET', MODEL)).body).toEqual({
    address: null,
    models: [],
    key: { state: 'none', end: null },
    environment: [],
    can_undo: false,
    changed_by: null,
    changed_at: null,
    version: 1,
  });
  expect(await answering(second)).toMatchObject({ extractor: 'built-in' });
  const { status, body } = await saveModel();
  expect([status, body]).toMatchObject([
    200,
    {
      address: model.settings.baseUrl,
      models: ['small', 'large'],
      key: { state: 'kept', end: '7f3a' },
      can_undo: true,
      changed_by: 'admin',
      version: 2,
    },
  ]);
  expect(await answering(second)).toMatchObject({ extractor: 'model', model: 'small' });
  const test = await second.inject({
    method: 'POST',
    url: '/auth/llm/model/test',
    headers: server.asRole('admin'),
    payload: { model: 'large' },
  });
  expect(test.json()).toMatchObject({ ok: true, model: 'large' });
  expect(model.calls.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
  const { rows } = await server.pool.query(
    'select settings::text || former::text as stored from connections',
  );
  expect(JSON.stringify(rows)).not.toContain('canary');
});

test('entered connection settings are tested with a real request before saving, and the provider’s error is shown', async () => {
  model.answerWith(({ url, headers }) => {
    if (headers.authorization !== `Bearer ${KEY}`) return { status: 401 };
    return url.endsWith('/models') ? LIST : FOUND;
  });
  const tested = (change: object) =>
    call<{ ok: boolean; steps: { text: string }[] }>('POST', `${MODEL}/test`, typedModel(change));
  expect((await tested({ key: 'sk-wrong' })).body).toMatchObject({
    ok: false,
    steps: [{}, { text: 'The model server refuses the key. (401)' }],
  });
  expect((await tested({})).body).toMatchObject({ ok: true });
  expect((await call('GET', MODEL)).body).toMatchObject({ address: null, version: 1 });
  await saveModel();
  const { key: _key, ...kept } = typedModel();
  expect((await call('POST', `${MODEL}/test`, kept)).body).toMatchObject({ ok: true });
});

test('a stored connection key is not sent to another address', async () => {
  await saveModel();
  const { key: _key, ...elsewhere } = typedModel({ address: other.settings.baseUrl });
  for (const [method, url] of [
    ['PUT', MODEL],
    ['POST', `${MODEL}/test`],
  ] as const)
    expect(await call(method, url, elsewhere)).toMatchObject({
      status: 400,
      body: { error: 'Please enter the key again: the stored one is only sent to where it was entered for.' },
    });
  expect(other.calls).toEqual([]);
  expect((await call('PUT', MODEL, { ...elsewhere, key: null })).body).toMatchObject({
    key: { state: 'none' },
  });
});

test('a connection change is undone together with its key', async () => {
  await saveModel();
  const changed = await saveModel({
    address: other.settings.baseUrl,
    models: ['huge'],
    key: 'sk-canary-second-key',
  });
  expect((await call('POST', `${MODEL}/undo`, {}, 2)).status).toBe(412);
  const undone = await call<ModelSettingsBody>('POST', `${MODEL}/undo`, {}, changed.body.version);
  expect(undone.body).toMatchObject({ models: ['small', 'large'], key: { end: '7f3a' }, version: 4 });
  await call('POST', '/auth/llm/model/test', { model: 'small' });
  expect(model.calls.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
  const removed = await call<ModelSettingsBody>('POST', `${MODEL}/remove`, {}, 4);
  expect(removed.body).toMatchObject({ address: null, can_undo: true });
  expect(await answering(second)).toMatchObject({ extractor: 'built-in' });
  await call('POST', `${MODEL}/undo`, {});
  expect(await answering(second)).toMatchObject({ extractor: 'model' });
  const events = (await server.db.select().from(auditEvents)).filter(
    ({ target_type }) => target_type === 'connection',
  );
  const last = events.slice(-5);
  expect(last.map(({ action }) => action)).toEqual([
    'model_saved',
    'model_saved',
    'model_undone',
    'model_removed',
    'model_undone',
  ]);
  expect(last[1]).toMatchObject({
    actor_id: server.person('admin').userId,
    before: { models: ['small', 'large'], secret: 'stored' },
    after: { address: other.settings.baseUrl, models: ['huge'], secret: 'another one' },
  });
  expect(JSON.stringify(events)).not.toContain('canary');
  expect((await verifyChain(server.db)).broken).toBeNull();
});

test('saving equal connection settings creates no event and nothing to undo', async () => {
  expect((await call('POST', `${MODEL}/undo`, {})).body.error).toBe('There is no change to undo.');
  await saveModel();
  const { key: _key, ...same } = typedModel();
  expect((await call<ModelSettingsBody>('PUT', MODEL, same)).body.version).toBe(2);
});

test.each([
  ['http://llm.example/v1', /^The address must begin with https/],
  ['https://127.0.0.1/v1', /^The address belongs to this machine .*HOSTS=127\.0\.0\.1:443$/],
  ['https://[::ffff:10.0.0.1]/v1', /private network/],
  ['https://169.254.169.254/v1', /private network/],
  ['https://llm.example:8443/v1', /^Only the usual ports/],
  ['https://user:secret@llm.example/v1', /user name/],
  ['ftp://llm.example/v1', /Only http and https/],
  ['nowhere', /not a web address/],
  ['https://llm.example/v1?key=secret', /^Only api-version may follow/],
  ['https://llm.example/v1?api-version=1&code=secret', /^Only api-version may follow/],
])('a model connection to %s is refused without a request', async (address, words) => {
  for (const [method, url] of [
    ['PUT', MODEL],
    ['POST', `${MODEL}/test`],
  ] as const) {
    const { status, body } = await call(method, url, typedModel({ address }));
    expect([status, body.error]).toEqual([400, expect.stringMatching(words)]);
  }
});

test('a model address may include an API version', async () => {
  const address = `${model.settings.baseUrl}?api-version=2024-10-21`;
  expect(await saveModel({ address })).toMatchObject({ status: 200, body: { address } });
});

test('the message about an unknown mail server shows the name without the port', async () => {
  const unknown = typedMail({ host: 'no-such-host.invalid', port: 25, user: null });
  expect((await call<{ text: string }>('POST', `${MAIL}/test`, unknown)).body.text).toBe(
    'The name no-such-host.invalid is not known (DNS): check the server.',
  );
});

test('a model connection to a host that resolves to a private network is refused', async () => {
  const address = 'https://localhost/v1';
  const { body } = await call<{ steps: { text: string }[] }>(
    'POST',
    `${MODEL}/test`,
    typedModel({ address }),
  );
  expect(body.steps.at(-1)?.text).toBe(
    'localhost is not a public address with https. The operator of the server can allow it with PRIVATE_MODEL_HOSTS.',
  );
});

test.each([
  ['PUT', MODEL, typedModel],
  ['POST', `${MODEL}/undo`, Object],
  ['POST', `${MODEL}/remove`, Object],
  ['PUT', MAIL, typedMail],
  ['POST', `${MAIL}/undo`, Object],
  ['POST', `${MAIL}/remove`, Object],
] as const)(
  'the connection request %s %s requires the password of a person who has one',
  async (method, url, payloadOf) => {
    await saveModel();
    await call('PUT', MAIL, typedMail());
    const { email } = await addAccount(server, { role: 'admin' });
    const headers = { authorization: `Bearer ${tokenOf(await login(server, email))}` };
    const status = async (own_password?: string) => {
      const payload = { ...payloadOf(), ...(own_password !== undefined && { own_password }) };
      return (await server.app.inject({ method, url, headers, payload })).statusCode;
    };
    expect([
      await status(),
      await status(digestOf('wrong-password')),
      await status(digestOf(PASSWORD)),
    ]).toEqual([403, 400, 200]);
  },
);

test('a test mail can be sent to the person before the mail server is saved', async () => {
  const sent = async (change: object = {}) =>
    (await call<{ ok: boolean; to: string; text: string }>('POST', `${MAIL}/test`, typedMail(change))).body;
  expect(await sent()).toMatchObject({ ok: true, to: 'admin@vaglio.example' });
  expect(mail.received).toMatchObject([{ from: 'vaglio@x.ch', to: ['admin@vaglio.example'] }]);
  const refused = await sent({ password: 'canary-wrong' });
  expect(refused).toMatchObject({
    ok: false,
    text: expect.stringMatching(/^The mail server refuses user or password\. It says: 535/),
  });
  expect(JSON.stringify(refused)).not.toContain('canary');
  expect((await sent({ security: 'starttls' })).text).toBe(
    `127.0.0.1:${mail.port} offers no encryption after STARTTLS.`,
  );
  expect((await sent({ security: 'tls' })).text).toMatch(
    /^127\.0\.0\.1:\d+ does not begin with TLS: choose STARTTLS/,
  );
});

test('a saved mail server sends the next mail from every server', async () => {
  const invites = async () =>
    (await second.inject({ url: '/auth/admin/users', headers: server.asRole('admin') })).json().invites_by;
  expect(await invites()).toBe('link');
  const { status, body } = await call<MailSettingsBody>('PUT', MAIL, typedMail());
  expect([status, body]).toMatchObject([
    200,
    { host: '127.0.0.1', port: mail.port, password: { state: 'kept', end: null }, sender: 'vaglio@x.ch' },
  ]);
  expect(await invites()).toBe('mail');
  const { userId, email } = await addAccount(server);
  await server.db.transaction((tx) => enqueueMessage(tx, 'reset', userId));
  const log = { warn: (text: string) => expect(text).toBe('') };
  await sendDueMessages({ ...server.deps, send: messageSender(server.deps, log), log });
  expect(mail.received).toMatchObject([{ from: 'vaglio@x.ch', to: [email] }]);
  await call('POST', `${MAIL}/remove`, {});
  expect(await invites()).toBe('link');
});

test.each([
  [{ host: '10.0.0.1', port: 587 }, /^The address belongs .*PRIVATE_MAIL_HOSTS=10\.0\.0\.1:587$/],
  [{ host: 'mail.example', port: 5432 }, /^Only the ports of mail servers, 25, 465, 587, 2525, are allowed/],
  [{ host: 'mail.example:25', port: 25 }, /^This is not the name of a server/],
  [{ host: 'a/b', port: 25 }, /^This is not the name of a server/],
  [{ host: '1.2.3.256', port: 25 }, /^This is not the name of a server/],
  [{ host: 'xn--zzzzzz.example', port: 25 }, /^This is not the name of a server/],
  [{ host: 'mail.example', port: 25 }, /^A password is only sent over an encrypted connection/],
])('a connection to the mail server %j is refused', async (change, words) => {
  for (const [method, url] of [
    ['PUT', MAIL],
    ['POST', `${MAIL}/test`],
  ] as const) {
    const { status, body } = await call(method, url, typedMail(change));
    expect([status, body.error]).toEqual([400, expect.stringMatching(words)]);
  }
});

test.each(['Vaglio <a@x.ch>', 'a@x..ch', 'a@<x.ch>'])('%s is refused as a sender address', async (sender) => {
  expect((await call('PUT', MAIL, typedMail({ sender }))).status).toBe(400);
});

test('after a key rotation connection secrets are encrypted with the new key', async () => {
  await saveModel();
  await saveModel({ models: ['large'] });
  await call('PUT', MAIL, typedMail());
  const pepper = [randomKeys().pepper[0], ...server.deps.keys.pepper] as const;
  const inUse = { inUse: { id: keyId(pepper[0]), since: 0 }, now: Date.now() };
  expect(await oldKeyNeeds(server.db, 'pepper', inUse)).toContain('2 connections');
  await resealConnections(server.db, { pepper });
  expect(await oldKeyNeeds(server.db, 'pepper', inUse)).not.toContain('connection');
  const [row] = await server.db.select().from(connections).where(eq(connections.kind, 'model'));
  expect(row?.version).toBe(3);
  await server.db.execute(sql`delete from connections`);
});

test('a connection secret whose keys are lost is reported as lost', async () => {
  await saveModel();
  await resealConnections(server.db, { pepper: [randomKeys().pepper[0], ...server.deps.keys.pepper] });
  expect((await call<ModelSettingsBody>('GET', MODEL)).body.key).toEqual({ state: 'unreadable', end: null });
});
