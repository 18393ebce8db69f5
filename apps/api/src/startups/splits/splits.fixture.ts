import { factChanges } from '../../platform/db/schema/fact-changes.table';
import { factStatements } from '../../platform/db/schema/fact-statements.table';
import { rawStartupRevisions } from '../../platform/db/schema/raw-startup-revisions.table';
import { mergesApp } from '../merges/merges.fixture';
import type { StartupFactsBody } from '../facts/facts.schemas';
import type { SplitOrderBody, SplitPreviewBody, StartupRowsBody, StartupSplitBody } from './splits.schemas';

/** Two companies with the same website, which curation merges. */
export const ALPHA = {
  company_name: 'Alpha AG',
  website: 'https://campus.example',
  canton: 'ZH',
  first_name: 'Ann',
  last_name: 'Berg',
  awards: ['eurostars'],
};
export const BETA = {
  company_name: 'Beta AG',
  website: 'https://campus.example',
  canton: 'VD',
  email: 'info@beta.example',
  first_name: 'Carl',
  last_name: 'Dahl',
  awards: ['fif grant', 'Local prize'],
};

/** Creates an application with functions that split startups. Its clock advances with each request. */
export async function splitsApp() {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const server = await mergesApp({ now: () => now });
  const { db } = server;
  const call: typeof server.call = (...args) => {
    now += 1_000;
    return server.call(...args);
  };
  const rows = async (id: string): Promise<StartupRowsBody> =>
    (await call('GET', `/startups/${id}/rows`)).body;
  return {
    ...server,
    call,
    rows,
    /** Imports rows and curates each of them before the next one is imported. */
    curateInTurn: async (...all: object[]) => {
      for (const row of all) {
        now += 1_000;
        await server.importRow(row);
        await server.curate();
      }
    },
    /** Returns the id of the row with the given company name. */
    rowCalled: async (id: string, name: string): Promise<string> => {
      const row = (await rows(id)).items.find(({ company_name }) => company_name === name);
      if (!row) throw new Error(`no row called ${name}`);
      return row.id;
    },
    facts: async (id: string): Promise<StartupFactsBody> => (await call('GET', `/startups/${id}/facts`)).body,
    previewSplit: async (id: string, order: SplitOrderBody): Promise<SplitPreviewBody> => {
      const { status, body } = await call('POST', `/startups/${id}/split/preview`, { payload: order });
      if (status !== 200) throw new Error(body.error);
      return body;
    },
    split: async (id: string, order: SplitOrderBody): Promise<StartupSplitBody> => {
      const { status, body } = await call('POST', `/startups/${id}/split`, { payload: order });
      if (status !== 200) throw new Error(body.error);
      return body;
    },
    undoSplit: (id: string) => call('POST', `/splits/${id}/undo`),
    /** Returns everything that is stored about startups, including claims. */
    all: async () => ({
      ...(await server.stored()),
      statements: await db.select().from(factStatements).orderBy(factStatements.id),
      changes: await db.select().from(factChanges).orderBy(factChanges.id),
      former: await db
        .select({ raw_id: rawStartupRevisions.raw_id, startup_id: rawStartupRevisions.startup_id })
        .from(rawStartupRevisions)
        .orderBy(rawStartupRevisions.id),
    }),
    reset: async () => {
      await server.forget();
      await db.execute('truncate startup_splits, split_keys restart identity');
      await server.weigh('eurostars', 4);
      await server.weigh('fif grant', 2);
    },
  };
}
