import { buildApp } from '../../app';
import { storeArticles } from '../runs/articles.fixture';
import { seedDefaultPrompt } from '../prompts/change-prompt';
import { llmServer } from '../../testing/llm-server';
import { TEST_SETTINGS, testApp } from '../../testing/test-app';

test('a slow model may exceed the time limit of other connections', async () => {
  const model = await llmServer(
    () => new Promise((resolve) => setTimeout(() => resolve({ startups: [] }), 2_500)),
  );
  const world = await testApp({ settings: { ...TEST_SETTINGS, llm: model.settings } });
  await seedDefaultPrompt(world.db);
  await storeArticles(world.db, ['Alpha AG of Zug raised CHF 2 million.']);
  const app = await buildApp(world.deps, { limits: { connectionTimeout: 1_000 } });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${address}/auth/llm/run?batch=1&max=1`, {
    method: 'POST',
    headers: world.asRole('admin'),
  });
  expect(await answer.json()).toMatchObject({ processed: 1, succeeded: 1 });
  await app.close();
  await world.close();
  await model.close();
});
