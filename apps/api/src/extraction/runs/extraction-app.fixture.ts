import { asc } from 'drizzle-orm';
import { buildApp } from '../../app';
import { articles } from '../../platform/db/schema/articles.table';
import { seedDefaultPrompt } from '../prompts/change-prompt';
import { llmServer, type ReceivedCall } from '../../testing/llm-server';
import { TEST_SETTINGS, testApp } from '../../testing/test-app';
import { forgetArticles, saidStartup } from './articles.fixture';
import type { ExtractionResultBody, PendingArticlesBody } from './extraction.schemas';

/** Starts two servers on one database with a local model server, and provides the requests of the batch loop. */
export async function extractionApp() {
  const model = await llmServer();
  const server = await testApp({ settings: { ...TEST_SETTINGS, llm: model.settings } });
  const second = await buildApp(server.deps);
  const { app: first, db, asRole } = server;

  async function post(url: string, app = first) {
    const answer = await app.inject({ method: 'POST', url, headers: asRole('admin') });
    return {
      status: answer.statusCode,
      body: answer.json<ExtractionResultBody & { error: string; reset: number }>(),
    };
  }

  return {
    ...server,
    model,
    second,
    post,
    /** Sends a request of the batch loop. By default, it extracts one article and stores the result. */
    run: (query = 'mode=pending&batch=1&max=1&dry=0', app = first) => post(`/auth/llm/run?${query}`, app),
    pending: async () =>
      (
        await first.inject({ url: '/auth/llm/pending', headers: asRole('admin') })
      ).json<PendingArticlesBody>(),
    states: async () =>
      (await db.select({ state: articles.state }).from(articles).orderBy(asc(articles.id))).map(
        ({ state }) => state,
      ),
    reset: async () => {
      await forgetArticles(db);
      await seedDefaultPrompt(db);
      model.answerWith((call) => ({ startups: [saidStartup(companyIn(call), companyIn(call))] }));
    },
    close: async () => {
      await second.close();
      await server.close();
      await model.close();
    },
  };
}

/** Returns article texts, each of which begins with the name of its company. */
export const articleTexts = (count: number) =>
  Array.from({ length: count }, (_, index) => `Company${index} AG raised money.`);

const companyIn = ({ body }: ReceivedCall) =>
  /\n\n(\w+ AG)/.exec(body.messages[1]?.content ?? '')?.[1] ?? 'Nobody AG';
