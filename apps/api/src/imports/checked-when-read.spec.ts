import { isNotNull } from 'drizzle-orm';
import type { ForeignReader } from '../platform/threads/foreign-reader';
import { KilledReading } from '../platform/threads/unreadable-text';
import { rawStartups } from '../platform/db/schema/raw-startups.table';
import { testApp } from '../testing/test-app';
import { advanceImport } from './import-worker';
import { importer } from './imports.fixture';
import { imports } from '../platform/db/schema/imports.table';

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

/** More than a portion. */
const ROWS = 2_600;

async function send(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const { id } = await person.open('list.csv', bytes.length);
  await person.send(id, bytes);
  return id;
}
const advance = (deps = server.deps) => advanceImport({ ...deps, owner: 'a test' });

test('a file is checked while it is read', async () => {
  const rows = Array.from({ length: ROWS }, (_, index) => `Company ${index},Zuerich-Land\n`);
  const id = await send(`company_name,canton\n${rows.join('')}Company 1,\n`);
  await advance();
  expect(await person.read(id)).toMatchObject({
    ...{ state: 'checked', rows: ROWS + 1, done: ROWS + 1, counts: { create: ROWS, unchanged: 1 } },
    unknown_values: [{ field: 'canton', text: 'Zuerich-Land', lines: ROWS }],
  });
  expect((await person.lines(id, 'page=27')).at(-1)?.notes).toEqual(['The same as line 3.']);
});

test('a file whose last rows say what a column is, is checked once more by that', async () => {
  const rows = Array.from({ length: ROWS }, (_, index) =>
    index < 2_550 ? `Company ${index},\n` : `Company ${index},a${index}@b.example\n`,
  );
  const id = await send(`company_name,Spalte\n${rows.join('')}`);
  await advance();
  expect(await person.read(id)).toMatchObject({ state: 'checking', columns: [{}, { becomes: 'email' }] });
  await person.work();
  expect(await person.commit(id)).toMatchObject({ state: 'committed', counts: { create: ROWS } });
  expect(await server.db.$count(rawStartups)).toBe(ROWS);
  expect(await server.db.$count(rawStartups, isNotNull(rawStartups.email))).toBe(50);
});

test('where the lines cannot be checked the file is read all the same, and is not checked again', async () => {
  const { reader: usual } = server.deps;
  const checks: string[] = [];
  const reader: ForeignReader = {
    ...usual,
    read: (task, ...args) => {
      if (task !== 'readImportLines') return usual.read(task, ...args);
      checks.push(task);
      return Promise.reject(new KilledReading('Reading it took longer than 20 s.'));
    },
  };
  const rows = Array.from({ length: 60 }, (_, index) => `Company ${index}\n`);
  const id = await send(`company_name\n${rows.join('')}`);
  const deps = { ...server.deps, reader };
  await advance(deps);
  await advance(deps);
  expect(checks).toHaveLength(1);
  expect(await person.read(id)).toMatchObject({
    ...{ state: 'failed', interrupted: 'checking', rows: 60, counts: null },
    problem: expect.stringMatching(
      /^Reading it took longer than 20 s\. Nothing was imported\. Check the file again/,
    ),
    columns: [{ becomes: 'company_name' }],
  });
  await person.choose(id, { columns: [{ becomes: 'company_name' }] });
  expect(await person.read(id)).toMatchObject({ state: 'checked', counts: { create: 60 } });
});
