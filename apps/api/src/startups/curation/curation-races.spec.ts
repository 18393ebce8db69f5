import { sql } from 'drizzle-orm';
import { buildApp } from '../../app';
import type { CurationResultBody } from './curation.schemas';
import { curationApp } from './curated-startups.fixture';

let server: Awaited<ReturnType<typeof curationApp>>;
let neighbour: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  server = await curationApp();
  neighbour = await buildApp(server.deps); // equals a second process, because both share only the database
});
afterAll(async () => {
  await neighbour.close();
  await server.close();
});
beforeEach(() => server.clear());

const curateAt = async (app: typeof neighbour) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/auth/startups/curate/run',
    headers: server.asRole('admin'),
    payload: { limit: 7 },
  });
  return answer.json<CurationResultBody>();
};

test('two simultaneous curation runs count every row once and create each company once', async () => {
  // Each batch of seven rows contains the same seven companies, so all runs compete for them.
  for (let i = 0; i < 56; i++)
    await server.importRow({
      company_name: `Name ${i}`,
      website: `https://site${i % 7}.ch`,
      awards: [`award ${i}`],
    });
  const runs = await Promise.all(
    Array.from({ length: 10 }, (_, i) => curateAt(i % 2 ? neighbour : server.app)),
  );
  const sum = (name: keyof CurationResultBody) => runs.reduce((total, run) => total + (run[name] ?? 0), 0);
  expect([sum('processed'), sum('inserted'), sum('updated'), sum('awardsInserted')]).toEqual([56, 7, 49, 56]);
  const startups = await server.curated();
  expect(startups.map(({ awards }) => awards?.length)).toEqual(Array<number>(7).fill(8));
  expect((await server.raw()).every(({ startup_id }) => startup_id !== null)).toBe(true);
});

test('the latest values of an import during a curation run are stored in the startup', async () => {
  for (let i = 0; i < 30; i++)
    await server.importRow({ ID: String(i), company_name: `Company ${i}`, email: 'first' });
  await Promise.all([
    server.curate(),
    ...Array.from({ length: 30 }, (_, i) =>
      server.importRow({ ID: String(i), company_name: `Company ${i}`, email: 'last' }),
    ),
    server.curate(),
  ]);
  await server.curate();
  expect((await server.curated()).map(({ email }) => email)).toEqual(Array<string>(30).fill('last'));
});

test('a curation run that fails keeps every row pending, and the next run completes it', async () => {
  for (const company_name of ['A', 'B', 'C']) await server.importRow({ company_name, awards: ['x'] });
  const failed = await server.db.transaction(async (blocker) => {
    await blocker.execute(sql`lock table startup_awards in exclusive mode`);
    const run = server.post('/auth/startups/curate/run', {});
    await killWaiting();
    return run;
  });
  expect([failed.statusCode, failed.json()]).toEqual([503, { error: expect.any(String) }]);
  expect([await server.curated(), (await server.raw()).map(({ curated_at }) => curated_at)]).toEqual([
    [],
    [null, null, null],
  ]);
  expect(await server.curate()).toEqual({
    processed: 3,
    inserted: 3,
    updated: 0,
    awardsInserted: 3,
    scoreUpdated: 0,
    pending: 0,
  });
  expect(await server.curate()).toMatchObject({ processed: 0 });
});

/** Terminates a connection that waits for a lock, as after a crash. */
async function killWaiting(): Promise<void> {
  const { rowCount } = await server.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  if (rowCount === 0) await killWaiting();
}
