import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ExtractedStartup } from '@vaglio/article-extractor';
import { extractionDeps } from '../../runs/extraction-deps';
import { saidStartup, storeArticles } from '../../runs/articles.fixture';
import { goldenArticles } from '../../../platform/db/schema/golden-articles.table';
import { seedDefaultPrompt } from '../../prompts/change-prompt';
import { llmServer, type ReceivedCall } from '../../../testing/llm-server';
import { TEST_SETTINGS, testApp, type ActorName } from '../../../testing/test-app';
import { advanceTrial } from './trial-worker';

const factOf = (company: string) => `${company} of Zug was founded in 2020.`;
/**
 * Returns the text of a golden article about a company in Zug with its founding year, and a partner that is not a
 * startup.
 */
export const goldenText = (company: string) => `${factOf(company)}\nIts partner is ${PARTNER}.`;
export const PARTNER = 'Seewerk Group';

/** Starts an application with two prompt versions and a local model server. */
export async function promptLab() {
  const model = await llmServer();
  const server = await testApp({ settings: { ...TEST_SETTINGS, llm: model.settings } });

  async function call<T = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    { actor = 'super', headers = {} }: { actor?: ActorName; headers?: Record<string, string> } = {},
  ) {
    const answer = await server.app.inject({
      method,
      url,
      headers: { ...server.asRole(actor), ...headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json<T & { error: string }>() };
  }

  return {
    ...server,
    model,
    call,
    /** Saves a text as the next prompt version. @returns its id */
    save: async (prompt: string, more: object = {}) =>
      (await call<{ prompt_id: string }>('PUT', '/auth/llm/prompt', { prompt, ...more })).body.prompt_id,
    /** Runs trials until no trial is due. */
    work: async () => {
      while (await advanceTrial(extractionDeps(server.deps, server.app.log)));
    },
    /** Stores golden articles, each about one company. */
    storeGolden: async (companies: readonly string[]) => {
      const rows = companies.map((company) => {
        const text = goldenText(company);
        return {
          url: 'https://news.example/golden',
          title: `About ${company}`,
          text,
          text_hash: createHash('sha256').update(text).digest('hex'),
          startups: [aGolden(company)],
          origin: 'import' as const,
        };
      });
      return server.db.insert(goldenArticles).values(rows).returning();
    },
    storeArticles: (texts: readonly string[]) => storeArticles(server.db, texts),
    reset: async () => {
      await server.db.execute(
        sql`truncate articles, golden_articles, trials, prompt_activations, prompts, llm_usage, raw_startups, startups, activation_gate cascade`,
      );
      await seedDefaultPrompt(server.db);
      model.answerWith(answerAsGolden);
    },
    close: async () => {
      await server.close();
      await model.close();
    },
  };
}

const aGolden = (company: string) => ({
  company_name: company,
  canton: 'ZG',
  sector: null,
  founding_year: 2020,
  raised_money: null,
  investors: [],
  awards: [],
  founders: [],
  website: null,
});

/** Returns the article text of a model request. */
export const articleOf = ({ body }: ReceivedCall) => body.messages[1]?.content ?? '';
/** Returns the prompt text of a model request. */
export const promptOf = ({ body }: ReceivedCall) => body.messages[0]?.content ?? '';

/** Returns the response of a model that extracts golden articles correctly. */
export function answerAsGolden(call: ReceivedCall) {
  const company = /(\w+ AG) of Zug/u.exec(articleOf(call))?.[1];
  if (company === undefined) return { startups: [] };
  return { startups: [saidGolden(company)] };
}

/** Returns a startup in the form of a model response. */
export function saidGolden(company: string, more: Partial<ExtractedStartup> = {}) {
  const quote = factOf(company);
  return saidStartup(company, `${company} of Zug`, {
    canton: { value: 'ZG', quotes: [quote] },
    founding_year: { value: 2020, quotes: [quote] },
    ...more,
  });
}
