import { eq, sql } from 'drizzle-orm';
import type { ForeignReader } from '../platform/threads/sandboxed-parser';
import { workerPool } from '../platform/threads/worker-pool';
import { claimNext } from '../platform/jobs/claim-next';
import { rawStartups } from '../platform/db/schema/raw-startups.table';
import { testApp } from '../testing/test-app';
import { until } from '../testing/writer-process';
import { importLines } from '../platform/db/schema/import-lines.table';
import { advanceImport, importLease, startImportWorker } from './import-worker';
import { importer } from './imports.fixture';
import { imports, type ImportState } from '../platform/db/schema/imports.table';
import { markInterrupted } from './interrupted-imports';

let server: Awaited<ReturnType<typeof testApp>>;
let person: ReturnType<typeof importer>;
beforeAll(async () => {
  server = await testApp();
  person = importer(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(imports);
  await server.db.delete(rawStartups);
});

const LIST = new TextEncoder().encode('company_name\nNivalis\n');

async function uploaded(): Promise<string> {
  const { id } = await person.open('list.csv', LIST.length);
  await person.send(id, LIST);
  return id;
}

/** Uploads a file and brings its import into a state. */
async function importIn(state: 'reading' | 'checking'): Promise<string> {
  const id = await uploaded();
  if (state === 'reading') return id;
  await person.work();
  await person.post(id, 'check');
  return id;
}

/** Claims an import like a server that then crashes, and lets the lease expire. */
async function claimAndEnd(): Promise<void> {
  expect(await claimNext(server.db, importLease, { owner: 'a server that ends' })).toBeDefined();
  await server.db.update(imports).set({ lease_until: sql`now() - interval '1 second'` });
}

describe.each(['reading', 'checking'] as const)('imports whose server stops while %s', (state) => {
  test('an interrupted step is shown to a person, who starts it again', async () => {
    const id = await importIn(state);
    await claimAndEnd();
    await person.work();
    expect(await person.read(id)).toMatchObject({ state, interrupted: null });
    expect(await markInterrupted(server.db)).toEqual([Number(id)]);
    expect(await person.read(id)).toMatchObject({
      state: 'failed',
      interrupted: state,
      problem: expect.stringContaining(
        `The server ended while it was ${state} the file. Nothing was imported.`,
      ),
    });
    await person.work();
    expect(await person.read(id)).toMatchObject({ state: 'failed', interrupted: state });

    expect((await person.post(id, 'check')).json()).toMatchObject({
      state,
      interrupted: null,
      problem: null,
    });
    await person.work();
    expect(await person.read(id)).toMatchObject({ state: 'checked', counts: { create: 1 } });
  });

  test('an interrupted step is carried out once for each request of a person', async () => {
    const id = await importIn(state);
    for (let order = 0; order < 5; order += 1) {
      await claimAndEnd();
      await person.work();
      expect(await markInterrupted(server.db)).toEqual([Number(id)]);
      expect((await person.post(id, 'check')).json<object>()).toMatchObject({ state });
    }
    await person.work();
    expect(await person.read(id)).toMatchObject({ state: 'checked' });
  });

  test('an interrupted import is detected by only one of several servers', async () => {
    const id = await importIn(state);
    await claimAndEnd();
    const marked = await Promise.all(Array.from({ length: 5 }, () => markInterrupted(server.db)));
    expect(marked.flat()).toEqual([Number(id)]);
    expect(await server.db.$count(importLines)).toBe(state === 'reading' ? 0 : 1);
  });
});

test('an import that a live server processes, or that is queued, is not marked as interrupted', async () => {
  const id = await uploaded();
  expect(await markInterrupted(server.db)).toEqual([]);
  await claimNext(server.db, importLease, { owner: 'a live server' });
  expect(await markInterrupted(server.db)).toEqual([]);
  expect(await person.read(id)).toMatchObject({ state: 'reading' });
});

test('after an interrupted check another mapping can be chosen, and an interrupted read operation can be cancelled', async () => {
  const checking = await importIn('checking');
  await claimAndEnd();
  await markInterrupted(server.db);
  expect((await person.choose(checking, { columns: [{ becomes: 'country' }] })).statusCode).toBe(200);
  expect(await person.read(checking)).toMatchObject({ state: 'checked', interrupted: null });
  const reading = await importIn('reading');
  await claimAndEnd();
  await markInterrupted(server.db);
  expect((await person.post(reading, 'cancel')).json()).toMatchObject({
    state: 'cancelled',
    interrupted: null,
  });
});

/** Runs a server whose threads never finish and are eventually killed. */
async function workWithoutEnd(): Promise<void> {
  const pool = workerPool(new URL('../platform/threads/endless-worker.fixture', import.meta.url), {
    taskMs: 500,
  });
  const read = async () => {
    await pool.run('forEver', []);
    throw new Error('an endless task has ended');
  };
  await advanceImport({ ...server.deps, reader: { read, close: pool.close }, owner: 'another server' });
  await pool.close();
}

test.each([
  ['reading', 'Reading it took longer than 0.5 s. Nothing was imported. Read the file again'],
  ['checking', 'Reading it took longer than 0.5 s. Nothing was imported. Check the file again'],
] as const)(
  '%s a file is not repeated after its thread was ended, until a person requests it',
  async (state, problem) => {
    const id = await importIn(state);
    await workWithoutEnd();
    await person.work();
    expect(await person.read(id)).toMatchObject({
      state: 'failed',
      interrupted: state,
      problem: expect.stringContaining(problem),
    });
    await person.post(id, 'check');
    await person.work();
    expect(await person.read(id)).toMatchObject({ state: 'checked', interrupted: null, problem: null });
  },
);

test('a file that cannot be read is reported as invalid, not as interrupted', async () => {
  const { id } = await person.open('list.csv', 0);
  await person.work();
  expect(await person.read(id)).toMatchObject({
    state: 'failed',
    interrupted: null,
    problem: 'Empty CSV file',
  });
});

test('a stopping server releases the file that it reads, and the next server continues automatically', async () => {
  const id = await uploaded();
  const endless: ForeignReader = { read: () => new Promise(() => undefined), close: () => Promise.resolve() };
  const worker = startImportWorker({ ...server.deps, reader: endless, log: { warn: () => undefined } });
  const row = async () =>
    (
      await server.db
        .select()
        .from(imports)
        .where(eq(imports.id, Number(id)))
    )[0];
  await until('the server holds the import', async () => (await row())?.lease_owner !== null);
  await worker.stop();
  expect(await row()).toMatchObject({
    state: 'reading' satisfies ImportState,
    lease_owner: null,
    attempts: 0,
  });
  await person.work();
  expect(await person.read(id)).toMatchObject({ state: 'checked' });
});
