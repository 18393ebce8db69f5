import { TEST_SETTINGS, testApp } from '../../testing/test-app';
import { readAnswer } from './change-connection';
import { mailConnection } from './mail-settings';

const MODEL = '/auth/admin/connections/model';
const MAIL = '/auth/admin/connections/mail';
/** Language model that the environment sets. The tests send no requests to it. */
const LLM = {
  ...TEST_SETTINGS.llmLimits,
  baseUrl: 'https://llm.example/v1',
  models: ['small'],
  apiKey: 'sk-canary-key-7f3a',
};
const TYPED_MODEL = { address: LLM.baseUrl, models: LLM.models, key: LLM.apiKey };
const TYPED_MAIL = {
  host: 'mail.example',
  port: 465,
  security: 'tls',
  user: 'vaglio',
  password: 'canary-password',
  sender: 'vaglio@x.ch',
};

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test('connection values from environment variables take precedence and are read-only', async () => {
  const settings = {
    ...TEST_SETTINGS,
    llm: LLM,
    smtpUrl: 'smtps://vaglio:secret@mail.example',
    mailFrom: 'a@x.ch',
  };
  const fixed = await testApp({ settings });
  const headers = fixed.asRole('admin');
  const read = async (url: string) => (await fixed.app.inject({ url, headers })).json();
  expect(await read(MODEL)).toMatchObject({
    address: LLM.baseUrl,
    key: { state: 'kept', end: null },
    environment: ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODELS'],
  });
  expect(await read(MAIL)).toMatchObject({
    host: 'mail.example',
    port: 465,
    security: 'tls',
    user: 'vaglio',
    sender: 'a@x.ch',
    environment: ['SMTP_URL', 'MAIL_FROM'],
  });
  for (const [method, url, payload] of [
    ['PUT', MODEL, TYPED_MODEL],
    ['POST', `${MODEL}/test`, TYPED_MODEL],
    ['POST', `${MODEL}/remove`, {}],
    ['POST', `${MODEL}/undo`, {}],
    ['PUT', MAIL, TYPED_MAIL],
    ['POST', `${MAIL}/test`, TYPED_MAIL],
    ['POST', `${MAIL}/remove`, {}],
    ['POST', `${MAIL}/undo`, {}],
  ] as const) {
    const answer = await fixed.app.inject({ method, url, headers, ...(payload && { payload }) });
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      expect.stringMatching(/^The server environment sets this \((LLM_BASE|SMTP)_URL/),
    ]);
  }
  await fixed.close();
});

test.each([
  ['smtp://mail.example', { port: 587, security: 'starttls_if_offered', user: null }],
  ['smtp://mail.example?ignoreTLS=true', { port: 587, security: 'none', user: null }],
  ['smtp://ann:pw@mail.example', { port: 587, security: 'starttls', user: 'ann' }],
  ['smtp://ann:pw@mail.example?requireTLS=false', { security: 'starttls_if_offered', user: 'ann' }],
  ['smtp://mail.example:25?requireTLS=true', { port: 25, security: 'starttls', user: null }],
  ['smtp://ann%40x.ch:pw@127.0.0.1', { security: 'starttls_if_offered', user: 'ann@x.ch' }],
  ['smtps://100%:pw@mail.example', { port: 465, security: 'tls', user: '100%' }],
])('the mail server of SMTP_URL %s is shown as used', async (smtpUrl, shown) => {
  const deps = { ...server.deps, settings: { ...TEST_SETTINGS, smtpUrl } };
  expect(await readAnswer(server.db, mailConnection(deps))).toMatchObject(shown);
});
