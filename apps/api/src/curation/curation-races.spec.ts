import { buildApp } from '../app';
import type { CurationResultBody } from './curation.schemas';
import { curationApp } from './curated-startups.fixture';

let server: Awaited<ReturnType<typeof curationApp>>;
let neighbour: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  server = await curationApp();
  neighbour = await buildApp(server.deps); // a second process in all but name: it shares the database and nothing else
});
afterAll(async () => {
  await neighbour.close();
  await server.close();
});
beforeEach(() => server.clear());

const curateAt = async (app: typeof neighbour) => {
  const answer = await app.inject({
    method: 'POST', url: '/auth/startups/curate/run', headers: server.asRole('admin'), payload: { limit: 7 },
  });
  return answer.json<CurationResultBody>();
};

test('two runs at once, also from two processes, count every row once and make each company once', async () => {
  for (let i = 0; i < 60; i++) await server.importRow({ ID: String(i), company_name: `Company ${i % 20}`, awards: [`award ${i}`] });
  const runs = await Promise.all(Array.from({ length: 10 }, (_, i) => curateAt(i % 2 ? neighbour : server.app)));
  const sum = (name: keyof CurationResultBody) => runs.reduce((total, run) => total + run[name], 0);
  expect([sum('processed'), sum('inserted'), sum('updated'), sum('awardsInserted')]).toEqual([60, 20, 40, 60]);
  const startups = await server.curated();
  expect(startups.map(({ awards }) => awards?.length)).toEqual(Array<number>(20).fill(3));
  expect((await server.raw()).every(({ startup_id }) => startup_id !== null)).toBe(true);
});

test('an import during a run is lost neither way: the last word reaches the curated startup', async () => {
  for (let i = 0; i < 30; i++) await server.importRow({ ID: String(i), company_name: `Company ${i}`, email: 'first' });
  await Promise.all([
    server.curate(),
    ...Array.from({ length: 30 }, (_, i) => server.importRow({ ID: String(i), company_name: `Company ${i}`, email: 'last' })),
    server.curate(),
  ]);
  await server.curate();
  expect((await server.curated()).map(({ email }) => email)).toEqual(Array<string>(30).fill('last'));
});
