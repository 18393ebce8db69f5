import { curationApp } from '../curation/curated-startups.fixture';
import type { DeletedRowBody } from './deletions.schemas';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * Creates an application with functions that delete and restore rows, and that return everything displayed about
 * startups.
 */
export async function deletingApp(overrides?: Parameters<typeof curationApp>[0]) {
  const server = await curationApp(overrides);
  const call = async (method: Method, url: string, payload?: object, headers = {}) => {
    const answer = await server.app.inject({
      method,
      url,
      headers: { ...server.asRole('admin'), ...headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const read = async (url: string) => (await call('GET', url)).body;
  const deleted = async (): Promise<DeletedRowBody[]> => (await read('/auth/startups/deleted')).items;
  return {
    ...server,
    call,
    deleted,
    remove: (kind: 'curated' | 'raw', id: string, headers = {}) =>
      call('DELETE', `/auth/startups/${kind}/${id}`, undefined, headers),
    restore: (id: string) => call('POST', `/auth/startups/deleted/${id}/restore`),
    /** Restores the most recently deleted row. */
    restoreLast: async () => {
      const [last] = await deleted();
      return call('POST', `/auth/startups/deleted/${last?.id}/restore`);
    },
    forget: () =>
      server.db.execute(
        'truncate startups, raw_startups, deletions, decisions, notes, startup_work, parameters, award_groups, scoring_versions, fact_statements, former_rows restart identity cascade',
      ),
    /** Returns all responses about startups, by path. */
    shown: async (): Promise<Record<string, unknown>> => {
      const lists = [
        '/auth/startups/raw?pageSize=all',
        '/auth/startups/raw?q=alp',
        '/auth/startups/curated?pageSize=all',
        '/auth/startups/curated?q=alp&sort=updated_at',
        '/auth/investments/stats',
        '/auth/articles',
        ...['active', 'rejected', 'all'].flatMap((mode) =>
          ['all', 'eligible', 'not_eligible', 'percent', 'percent_all'].map(
            (top) => `/auth/investments?mode=${mode}&top=${top}&pageSize=all`,
          ),
        ),
      ];
      const ids = (await server.curated()).map(({ id }) => id);
      const ones = ids.flatMap((id) =>
        ['score', 'history', 'evidence'].map((what) => `/auth/investments/${id}/${what}`),
      );
      const answers: Record<string, unknown> = {};
      for (const url of [...lists, ...ones]) answers[url] = await read(url);
      return answers;
    },
  };
}
