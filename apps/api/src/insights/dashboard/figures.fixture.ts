import { scoreConfig } from '../../platform/db/schema/score-config.table';
import { forgetStartups, storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';

/**
 * Starts the application, and provides figures and lists as a signed-in person reads them.
 * @param now milliseconds since 1970
 */
export async function figuresApp(now: () => number = Date.now) {
  const server = await testApp({ now });
  const call = (path: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: `/auth/${path}`, headers: { ...server.asRole('user'), ...headers } });
  const read = async (path: string) => {
    const answer = await call(path);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };
  return {
    ...server,
    call,
    /** Returns the response of GET /auth/stats/… for a figure. */
    figure: (name: string) => read(`stats/${name}`),
    /** Returns the total number of startups in a list. */
    total: async (query: string): Promise<number> =>
      (await read(`investments?pageSize=1&withAwards=0&withArticles=0&${query}`)).total,
    /** Replaces all startups and scoring rules. */
    begin: async (list: Parameters<typeof storeStartups>[1], threshold = 8, top_percent = 0.2) => {
      await forgetStartups(server.db);
      const rules = { threshold, top_percent };
      // A concurrent request may already have written the default rules.
      await server.db
        .insert(scoreConfig)
        .values(rules)
        .onConflictDoUpdate({ target: scoreConfig.id, set: rules });
      return list.length > 0 ? storeStartups(server.db, list) : [];
    },
  };
}
