import { llmServer } from '../../testing/llm-server';
import { TEST_SETTINGS, testApp } from '../../testing/test-app';
import type { OfferedModelsBody } from './model-connection.schemas';

let model: Awaited<ReturnType<typeof llmServer>>;
let server: Awaited<ReturnType<typeof testApp>>;
let settings: typeof model.settings;
beforeAll(async () => {
  model = await llmServer();
  settings = { ...model.settings };
  server = await testApp({ settings: { ...TEST_SETTINGS, llm: model.settings } });
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(() => void Object.assign(model.settings, settings));

const listed = async () =>
  (
    await server.app.inject({ url: '/auth/llm/models', headers: server.asRole('super') })
  ).json<OfferedModelsBody>();

test('the models of the server are listed next to the allowed models', async () => {
  model.answerWith(() => ({ status: 200, body: '{"data":[{"id":"small"},{"id":"huge"}]}' }));
  expect(await listed()).toEqual({
    items: [
      { name: 'small', is_allowed: true, is_offered: true },
      { name: 'large', is_allowed: true, is_offered: false },
      { name: 'huge', is_allowed: false, is_offered: true },
    ],
    error: null,
  });
});

test.each([
  ['in the Ollama format', '{"models":[{"name":"b"},{"name":"a"}]}', ['a', 'b']],
  ['as an array', '["b"]', ['b']],
  [
    'with hostile names',
    JSON.stringify({ data: [{ id: 'a\u202Eb' }, { id: 'x'.repeat(300) }, { id: 7 }, null, { id: 'ok' }] }),
    ['ok'],
  ],
  ['with endless nesting', '['.repeat(100_000), null],
  ['that is not JSON', '<html>', null],
])('a model list %s is read', async (_name, body, names) => {
  model.answerWith(() => ({ status: 200, body }));
  const answer = await listed();
  expect(
    names === null ? answer.error : answer.items.filter((item) => !item.is_allowed).map(({ name }) => name),
  ).toEqual(names ?? 'The list of models cannot be read.');
});

test('on Azure the deployments of the resource are listed as models', async () => {
  model.settings.baseUrl = `${new URL(settings.baseUrl).origin}/openai/deployments/small?api-version=2024-10-21`;
  model.answerWith(({ url, headers }) =>
    url === '/openai/deployments?api-version=2023-03-15-preview' && headers['api-key'] === 'sk-test-secret'
      ? { status: 200, body: '{"data":[{"id":"deployed","model":"m"}]}' }
      : { status: 404 },
  );
  expect(await listed()).toMatchObject({
    items: [{ name: 'small' }, { name: 'large' }, { name: 'deployed' }],
    error: null,
  });
});
