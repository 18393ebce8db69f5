import { sql } from 'drizzle-orm';
import type { RawStartup, StartupAnswer } from '../records/startup.schemas';
import type { Static } from '@sinclair/typebox';
import { testApp } from '../../testing/test-app';
import type { CurationResultBody } from './curation.schemas';

/** Creates an application on a separate database, with functions that import and curate rows. */
export async function curationApp(overrides?: Parameters<typeof testApp>[0]) {
  const server = await testApp(overrides);
  const { app, db, asRole } = server;
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: asRole('admin'), payload });
  const list = async <T>(url: string) =>
    (await app.inject({ method: 'GET', url, headers: asRole('admin') })).json<{ items: T[] }>().items;
  return {
    ...server,
    post,
    importRow: async (payload: object) => {
      const answer = await post('/auth/startups/import-raw', payload);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<{ id: string; outcome: string }>();
    },
    curate: async (order: { limit?: number; dryRun?: boolean } = {}) => {
      const answer = await post('/auth/startups/curate/run', order);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<CurationResultBody>();
    },
    curated: () => list<StartupAnswer>('/auth/startups/curated?pageSize=all&sort=company_name&dir=asc'),
    raw: () => list<Static<typeof RawStartup>>('/auth/startups/raw?pageSize=all'),
    /** Deletes all startups and weights, but not the people. */
    clear: () =>
      db.execute(
        sql`truncate raw_startups, startups, startup_awards, startup_articles, award_group_items, award_groups, parameters cascade`,
      ),
    weigh: (parameterName: string, value: number) =>
      db.execute(sql`
      insert into parameters ("parameterID", "parameterName", name_key, value) values (${parameterName}, ${parameterName}, ${parameterName}, ${value})`),
  };
}
