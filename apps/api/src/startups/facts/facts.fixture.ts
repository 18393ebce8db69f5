import { sql } from 'drizzle-orm';
import { curationApp } from '../curation/curated-startups.fixture';
import type { Financing, Founder } from '../../platform/db/schema/company-facts';
import { toStoredRow } from '../raw/import-raw';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import type { ImportRowBody } from '../raw/import-row.schemas';
import type { StoredEvidence } from '../../platform/db/schema/extractions.table';
import type { ActorName } from '../../testing/test-app';
import type { FactChangedBody, StartupFactsBody } from './facts.schemas';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type News = {
  day?: string | null;
  founders?: Founder[];
  financings?: Pick<Financing, 'kind' | 'amount' | 'currency'>[];
  evidence?: StoredEvidence[];
};
type Answer = { status: number; body: FactChangedBody & { error?: string; current?: StartupFactsBody } };

let stories = 0;

/** Creates an application with functions that read and change facts. Its clock advances with each request. */
export async function factsApp() {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const server = await curationApp({ now: () => now });
  const call = async <T>(
    method: Method,
    url: string,
    { payload, seen, actor = 'admin' }: { payload?: object; seen?: number; actor?: ActorName } = {},
  ) => {
    now += 1;
    const answer = await server.app.inject({
      method,
      url: `/auth${url}`,
      headers: { ...server.asRole(actor), ...(seen !== undefined && { 'if-match': `"${seen}"` }) },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json<T>() };
  };
  const change = (method: Method, url: string, payload?: object, seen?: number): Promise<Answer> =>
    call(method, url, { ...(payload && { payload }), ...(seen !== undefined && { seen }) });
  const facts = async (id: string | number = 1) =>
    (await call<StartupFactsBody>('GET', `/startups/${id}/facts`)).body;
  const curate = async () => {
    now += 1;
    return server.curate();
  };
  return {
    ...server,
    call,
    change,
    facts,
    field: async (name: string, id: string | number = 1) => {
      const found = (await facts(id)).fields.find(({ field }) => field === name);
      if (!found) throw new Error(`no ${name}`);
      return found;
    },
    history: async (name: string) =>
      (await call<{ items: unknown[] }>('GET', `/startups/1/facts/${name}/history`)).body.items,
    imported: async (row: object) => {
      now += 1;
      await server.importRow({ company_name: 'Acme', ...row });
      await curate();
    },
    /** Extracts and curates an article. */
    read: async (
      row: Partial<ImportRowBody>,
      { day = null, founders = [], financings = [], evidence = [] }: News = {},
    ) => {
      now += 1;
      stories += 1;
      const articles = [
        { url: `https://n.ch/${stories}`, title: `Story ${stories}`, published_at: day, source: 'N' },
      ];
      const at = new Date(now).toISOString();
      const stored = toStoredRow({ company_name: 'Acme', article_date: day, articles, ...row }, at);
      await server.db.insert(rawStartups).values({
        ...stored,
        origin: 'article',
        founders,
        financings: financings.map((sum) => ({
          ...sum,
          as_stated: 'a sum',
          stage: null,
          date: day,
          quote: 'a quote',
          at: null,
          raw_id: null,
        })),
        evidence,
      });
      await curate();
    },
    undo: (changed: Answer) => change('POST', `/fact-changes/${changed.body.change?.id}/undo`),
    reset: async () => {
      await server.db.execute(
        sql`truncate startups, raw_startups, parameters, deletions, fact_statements, former_rows, suggestions, fact_changes restart identity cascade`,
      );
      await server.weigh('eurostars', 4);
      await server.weigh('fif grant', 2);
    },
  };
}

/** Returns evidence with a quote that was found in the article. */
export const proved = (field: string, value: string, is_used = true): StoredEvidence => ({
  field,
  value,
  quotes: [{ text: `«${value}» it says`, start: 1, end: 9 }],
  is_used,
});
