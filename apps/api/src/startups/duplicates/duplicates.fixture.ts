import { curationApp } from '../curation/curated-startups.fixture';
import type { ActorName } from '../../testing/test-app';
import type { DuplicatePageBody } from './duplicates.schemas';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Creates an application with functions that find duplicates and decide about them. */
export async function duplicatesApp(overrides?: Parameters<typeof curationApp>[0]) {
  const server = await curationApp(overrides);
  const call = async (
    method: Method,
    url: string,
    {
      payload,
      actor = 'admin',
      headers = {},
    }: { payload?: object; actor?: ActorName; headers?: object } = {},
  ) => {
    const answer = await server.app.inject({
      method,
      url: `/auth${url}`,
      headers: { ...server.asRole(actor), ...headers },
      ...(payload && { payload }),
    });
    return {
      status: answer.statusCode,
      body: answer.body === '' ? null : answer.json(),
      headers: answer.headers,
    };
  };
  return {
    ...server,
    call,
    /**
     * Imports and curates rows. The `ID` of each row makes it a separate startup.
     * @returns ids by name
     */
    curateRows: async (...rows: object[]): Promise<Map<string, string>> => {
      for (const row of rows) await server.importRow(row);
      await server.curate();
      return new Map((await server.curated()).map(({ company_name, id }) => [company_name, id]));
    },
    pairs: async (query = ''): Promise<DuplicatePageBody> => (await call('GET', `/duplicates${query}`)).body,
    forget: () =>
      server.db.execute(
        'truncate startups, duplicate_pairs, startup_traits, startups_to_compare, raw_startups, deletions, parameters, award_groups, scoring_versions, kept_apart, fact_statements, former_rows restart identity cascade',
      ),
  };
}
