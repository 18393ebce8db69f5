import { curationApp } from '../curation/curated-startups.fixture';
import type { ActorName } from '../../testing/test-app';
import type { DuplicatePageBody } from './duplicates.schemas';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The application with the calls that find and decide duplicates. */
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
    /** Curates rows of an import; each stays a startup of its own by its `ID`. @returns ids by name */
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
