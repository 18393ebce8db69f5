import { rescoreStartups } from '../rescoring/rescore';
import { storeParameters, storeStartups } from '../rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';
import type { ProposedChangeBody } from './simulation.schemas';

const MOST_CHANGES = 1_000;
const name = (index: number) => `Award number ${index}`;
const id = (index: number) => `award-number-${index}`;
const numbers = Array.from({ length: MOST_CHANGES }, (_, index) => index);

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
  await storeParameters(server.db, Object.fromEntries(numbers.map((index) => [name(index), index % 7])));
  await storeStartups(
    server.db,
    numbers.map((index) => ({
      company_name: `Startup ${index}`,
      awards: [name(index), name((index * 7) % MOST_CHANGES)],
    })),
  );
  await server.db.transaction((tx) => rescoreStartups(tx, { now: '2025-03-01T09:00:00.000Z' }));
});
afterAll(() => server.close());

const simulate = (changes: ProposedChangeBody[]) =>
  server.app.inject({
    method: 'POST',
    url: '/auth/admin/score/simulate',
    headers: server.asRole('super'),
    payload: { changes, first: 0 },
  });

/** The longest time in which this thread answers nobody, in ms, while something is done. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  const look = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(look, 5);
  await work();
  clearInterval(timer);
  look();
  return longest;
}

test.each<[string, (index: number) => ProposedChangeBody]>([
  [
    'renamed',
    (index) => ({ update_parameter: { parameterID: id(index), parameterName: `Renamed ${index}` } }),
  ],
  ['in a group of its own', (index) => ({ create_group: { group_name: `Group ${index}` } })],
  ['deleted', (index) => ({ delete_parameter: { parameterID: id(index), cascade: true } })],
])('1,000 parameters, each %s: the others are answered meanwhile', async (_how, change) => {
  await simulate([change(0)]); // starts the thread
  const answers: number[] = [];
  const pause = await longestPause(async () => {
    const answer = await simulate(numbers.map(change));
    answers.push(answer.statusCode);
  });
  expect(answers).toEqual([200]);
  expect(pause).toBeLessThan(500);
});

test('ten previews at once are all answered, one after the other; of thirty some are refused until later', async () => {
  const change = (index: number) => ({ update_parameter: { parameterID: id(index), value: 9 } });
  const ten = await Promise.all(numbers.slice(0, 10).map((index) => simulate([change(index)])));
  expect(ten.map(({ statusCode }) => statusCode)).toEqual(ten.map(() => 200));
  const thirty = await Promise.all(numbers.slice(0, 30).map((index) => simulate([change(index)])));
  const refused = thirty.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map(({ statusCode, headers, body }) => [statusCode, headers['retry-after'], body])).toEqual(
    Array.from({ length: 17 }, () => [503, '5', '{"error":"Too many previews wait. Please try again."}']),
  );
});
