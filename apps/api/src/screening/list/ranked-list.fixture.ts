import { scoreConfig } from '../../platform/db/schema/score-config.table';
import { storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';

type Item = Record<string, unknown> & { company_name: string; rank: number };
type Page = { items: Item[]; total: number; page: number; pageSize: number };

/** Starts an application whose ranked list is read by a signed-in person. */
export async function rankedApp() {
  const server = await testApp();
  const { app, db, asRole } = server;
  const get = (query: string) => app.inject({ url: `/auth/investments?${query}`, headers: asRole('user') });

  async function list(query = ''): Promise<Page> {
    const answer = await get(query);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<Page>();
  }

  return {
    ...server,
    get,
    list,
    names: async (query: string) => (await list(query)).items.map(({ company_name }) => company_name),
    /** Returns the rank and name of each startup on a page, such as '1 Acme'. */
    ranks: async (query: string) =>
      (await list(query)).items.map(({ company_name, rank }) => `${rank} ${company_name}`),
    setRules: (threshold: number, top_percent: number) =>
      db.insert(scoreConfig).values({ threshold, top_percent }),
    /** Stores ten startups A to J with scores from 10 to 1. C and F are rejected. */
    storeTenStartups: () =>
      storeStartups(
        db,
        Array.from('ABCDEFGHIJ', (company_name, index) => ({
          company_name,
          score: 10 - index,
          rejected: 'CF'.includes(company_name) ? 1 : 0,
        })),
      ),
  };
}
