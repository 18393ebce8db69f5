import { storeStartups } from '../../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../../testing/test-app';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
  await storeStartups(world.db, [
    {
      company_name: 'Lemantis Therapeutics AG',
      score: 3,
      canton: 'VD',
      first_name: 'Anna',
      last_name: 'Dubois',
    },
    { company_name: 'Lemantia SA', score: 5, canton: 'GE' },
    { company_name: 'Lemanti', score: 9, rejected: 1 },
    { company_name: 'Bio Tech Nova', score: 1 },
  ]);
});
afterAll(() => world.close());

type Listed = { company_name: string; rank: number };
type Answer = { items: Listed[]; total: number; similar?: Listed[] };

async function search(query: string): Promise<Answer> {
  const answer = await world.app.inject({ url: `/auth/investments?${query}`, headers: world.asRole('user') });
  return answer.json<Answer>();
}
const namesOf = ({ similar }: Answer) => similar?.map(({ company_name }) => company_name);

test.each([
  ['lemantos', ['Lemantia SA', 'Lemantis Therapeutics AG']],
  ['Lemnatis', ['Lemantis Therapeutics AG']],
  ['dubois anna', ['Lemantis Therapeutics AG']],
  ['anna dubios', ['Lemantis Therapeutics AG']],
  ['biotech', ['Bio Tech Nova']],
  ['biotechnova', ['Bio Tech Nova']],
])('a search for %s without matches suggests the similar names %j', async (q, names) => {
  const answer = await search(`q=${encodeURIComponent(q)}`);
  expect([answer.items, answer.total, namesOf(answer)]).toEqual([[], 0, names]);
});

test('similar names in a search belong to the same set of startups and have its rank', async () => {
  expect(namesOf(await search('q=lemantos&canton=VD'))).toEqual(['Lemantis Therapeutics AG']);
  expect(namesOf(await search('q=lemantos&mode=rejected'))).toEqual(['Lemanti']);
  expect((await search('q=lemantos')).similar?.map(({ rank }) => rank)).toEqual([1, 2]);
});

test.each(['q=lemantia', 'q=zzzzzz', 'q=bi', 'q=lx', 'q=%25', 'canton=ZH'])(
  'the list query %s suggests no similar names',
  async (query) => {
    expect(await search(query)).not.toHaveProperty('similar');
  },
);
