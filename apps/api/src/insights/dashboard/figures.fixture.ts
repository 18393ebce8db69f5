import { scoreConfig } from '../../platform/db/schema/score-config.table';
import { forgetStartups, storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';

/** The application, whose figures and lists a signed-in person reads. @param now milliseconds since 1970 */
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
    /** What GET /auth/stats/… answers. */
    figure: (name: string) => read(`stats/${name}`),
    /** How many startups a list of the investments has. */
    total: async (query: string): Promise<number> =>
      (await read(`investments?pageSize=1&withAwards=0&withArticles=0&${query}`)).total,
    /** Only these startups, under these rules. */
    begin: async (list: Parameters<typeof storeStartups>[1], threshold = 8, top_percent = 0.2) => {
      await forgetStartups(server.db);
      const rules = { threshold, top_percent };
      // A call meanwhile may have written the usual ones.
      await server.db
        .insert(scoreConfig)
        .values(rules)
        .onConflictDoUpdate({ target: scoreConfig.id, set: rules });
      return list.length > 0 ? storeStartups(server.db, list) : [];
    },
  };
}
