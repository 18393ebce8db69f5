import { sql } from 'drizzle-orm';
import { extractionApp } from '../runs/extraction-app.fixture';
import { storeArticles } from '../runs/articles.fixture';
import { savePrompt } from '../prompts/change-prompt';
import { winnersModel } from '../../testing/winners-model';
import { llmUsage } from '../../platform/db/schema/llm-usage.table';

let server: Awaited<ReturnType<typeof extractionApp>>;
beforeAll(async () => {
  server = await extractionApp();
});
afterAll(() => server.close());

test('an article with many startups is extracted completely despite truncated model responses', async () => {
  const names = Array.from({ length: 12 }, (_, number) => `Winner${number + 1} AG`);
  await storeArticles(server.db, [names.map((name) => `${name} of Zurich won.`).join(' ')]);
  await server.db.execute(sql`truncate prompts cascade`);
  await savePrompt(
    server.db,
    { prompt: 'Short', max_output_tokens: 150 },
    { models: ['small'], ifMatch: undefined },
    { userId: null, sessionId: null, ip: null, requestId: null },
  );
  server.model.answerWith(winnersModel(names));
  expect(await server.run()).toMatchObject({
    status: 200,
    body: { succeeded: 1, samples: [{ outputs_count: 12 }] },
  });
  const outcomes = (await server.db.select().from(llmUsage)).map(({ outcome }) => outcome);
  expect([outcomes.length > 5, new Set(outcomes)]).toEqual([true, new Set(['answered'])]);
});
