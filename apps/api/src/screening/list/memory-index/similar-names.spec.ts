import { storeStartups } from '../../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../../testing/test-app';
import { comparisonWith } from './similar-names';

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
  const ask = async () =>
    (
      await world.app.inject({ url: `/auth/investments?${query}`, headers: world.asRole('user') })
    ).json<Answer>();
  while (world.app.startupIndex.moment() === null) await ask();
  return ask();
}
const namesOf = ({ similar }: Answer) => similar?.map(({ company_name }) => company_name);

test.each([
  ['lemantos', ['Lemantis Therapeutics AG', 'Lemantia SA']],
  ['Lemnatis', ['Lemantis Therapeutics AG']],
  ['dubois anna', ['Lemantis Therapeutics AG']],
  ['anna dubios', ['Lemantis Therapeutics AG']],
  ['biotech', ['Bio Tech Nova']],
  ['biotechnova', ['Bio Tech Nova']],
])('a search for %s, which no name holds, also answers what is spelled nearly so: %j', async (q, names) => {
  const answer = await search(`q=${encodeURIComponent(q)}`);
  expect([answer.items, answer.total, namesOf(answer)]).toEqual([[], 0, names]);
});

test('similar startups are of the same set and carry their place in it', async () => {
  expect(namesOf(await search('q=lemantos&canton=VD'))).toEqual(['Lemantis Therapeutics AG']);
  expect(namesOf(await search('q=lemantos&mode=rejected'))).toEqual(['Lemanti']);
  expect((await search('q=lemantos')).similar?.map(({ rank }) => rank)).toEqual([2, 1]);
});

test.each(['q=lemantia', 'q=zzzzzz', 'q=bi', 'q=lx', 'q=%25', 'canton=ZH'])(
  'a list of %s has no similar ones: they are found, or nothing is alike, or nothing was searched for',
  async (query) => {
    expect(await search(query)).not.toHaveProperty('similar');
  },
);

test('the same letters come before a beginning, that before words in another order, those before slips', () => {
  const found = ['anna nova', 'anna nova ag\n'] as const;
  const [exact, prefix, words, slip, two] = ['annanova', 'annano', 'nova anna', 'anna novo', 'anna nov'].map(
    (q) => comparisonWith(q)(...found),
  );
  expect([exact, prefix, words, slip]).toEqual([0, 100, 200, 301]);
  expect(two).toBe(100);
  expect(comparisonWith('other words')(...found)).toBeNull();
});
