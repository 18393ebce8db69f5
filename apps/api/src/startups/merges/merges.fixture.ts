import { duplicatesApp } from '../duplicates/duplicates.fixture';
import { startupArticles, startupAwards, startups } from '../../platform/db/schema/startups.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import type { MergeChoicesBody, MergePreviewBody, StartupMergeBody } from './merges.schemas';

/** Startup that resembles the startup below, as import row. */
const LEMANTIS = {
  ID: 1,
  company_name: 'Lémantis Therapeutics SA',
  canton: 'VD',
  email: 'blanc@lemantis.example',
  founding_year: 2020,
  first_name: 'Aurélie',
  last_name: 'Blanc',
  awards: ['eurostars'],
};
export const LOOK_ALIKE = {
  ID: 2,
  company_name: 'Lemantis Sàrl',
  canton: 'VD',
  email: 'info@lemantis.example',
  website: 'https://lemantis.example',
  first_name: 'Yann',
  last_name: 'Perret',
  awards: ['fif grant', 'Local prize'],
};

/** Creates an application with functions that merge startups and read everything stored about them. */
export async function mergesApp(overrides?: Parameters<typeof duplicatesApp>[0]) {
  const server = await duplicatesApp(overrides);
  const { call, db } = server;
  const name = async (...startup_ids: (string | undefined)[]): Promise<string> => {
    const { status, body } = await call('POST', '/duplicates', { payload: { startup_ids } });
    if (status !== 200) throw new Error(body.error);
    return body.id;
  };
  return {
    ...server,
    /**
     * Reports two startups as a pair.
     * @returns the id of the pair
     */
    name,
    /**
     * Imports the two similar startups and reports them as a pair.
     * @returns the id of the pair and the ids of both startups
     */
    lookAlikes: async (first: object = LEMANTIS, second: object = LOOK_ALIKE) => {
      const ids = await server.curateRows(first, second);
      const [a, b] = [...ids.values()].sort((one, other) => Number(one) - Number(other));
      return { pair: await name(a, b), a: a ?? '', b: b ?? '' };
    },
    patch: (id: string, what: 'text' | 'flags', payload: object) =>
      call('PATCH', `/investments/${id}/${what}`, { payload }),
    preview: async (pairId: string, choices: MergeChoicesBody = {}): Promise<MergePreviewBody> => {
      const { status, body } = await call('POST', `/duplicates/${pairId}/preview`, { payload: choices });
      if (status !== 200) throw new Error(body.error);
      return body;
    },
    merge: async (pairId: string, choices: MergeChoicesBody = {}): Promise<StartupMergeBody> => {
      const { status, body } = await call('POST', `/duplicates/${pairId}/merge`, { payload: { choices } });
      if (status !== 200) throw new Error(body.error);
      return body;
    },
    undo: (id: string, confirm = false) => call('POST', `/merges/${id}/undo`, { payload: { confirm } }),
    /** Returns all stored rows about startups, without versions and comparison data. */
    stored: async () => ({
      startups: (await db.select().from(startups).orderBy(startups.id)).map(
        ({ version: _version, ...row }) => row,
      ),
      awards: await db
        .select()
        .from(startupAwards)
        .orderBy(startupAwards.startup_id, startupAwards.award_key),
      articles: await db
        .select()
        .from(startupArticles)
        .orderBy(startupArticles.startup_id, startupArticles.url),
      raws: await db
        .select({ id: rawStartups.id, startup_id: rawStartups.startup_id })
        .from(rawStartups)
        .orderBy(rawStartups.id),
    }),
    forget: () =>
      db.execute(
        `truncate startups, duplicate_pairs, startup_traits, startups_to_compare, raw_startups, deletions, parameters, award_groups, scoring_versions, kept_apart, startup_merges,
          fact_statements, former_rows, fact_changes, suggestions, decisions, notes, startup_work restart identity cascade`,
      ),
  };
}
