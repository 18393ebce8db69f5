import { testApp } from '../testing/test-app';
import { importer } from './imports.fixture';
import { imports } from '../platform/db/schema/imports.table';

let server: Awaited<ReturnType<typeof testApp>>;
let person: ReturnType<typeof importer>;
beforeAll(async () => {
  server = await testApp();
  person = importer(server);
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(imports));

test('an interrupted upload continues where its connection broke', async () => {
  const bytes = new TextEncoder().encode('company_name\nNivalis\n');
  const { id } = await person.open('list.csv', bytes.length);
  expect((await person.send(id, bytes.subarray(0, 5))).json()).toMatchObject({
    state: 'uploading',
    received: 5,
  });
  const twice = await person.send(id, bytes.subarray(0, 5));
  expect([twice.statusCode, twice.json()]).toMatchObject([
    409,
    { error: 'The upload is at byte 5: continue there.' },
  ]);
  expect((await person.send(id, bytes.subarray(5), 5)).json()).toMatchObject({ state: 'reading' });
  await person.work();
  expect(await person.read(id)).toMatchObject({ state: 'checked', rows: 1 });
});

test.each([
  ['', 'Empty CSV file'],
  ['a,b\n1,"x', 'A quote that opens on line 2 is never closed.'],
])('an unreadable file fails with an explanation: %j', async (text, problem) => {
  const bytes = new TextEncoder().encode(text);
  const { id } = await person.open('list.csv', bytes.length);
  if (bytes.length > 0) await person.send(id, bytes);
  await person.work();
  expect(await person.read(id)).toMatchObject({ state: 'failed', problem });
});

test('a file name with direction characters is refused', async () => {
  const answer = await server.app.inject({
    ...{ method: 'POST', url: '/auth/imports', headers: server.asRole('admin') },
    payload: { name: 'list\u202evsc.exe', size: 9 },
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { error: 'name must not hold control or invisible characters (U+202E).' },
  ]);
});

test('a file above the size limit is refused with a message', async () => {
  const answer = await server.app.inject({
    ...{ method: 'POST', url: '/auth/imports', headers: server.asRole('admin') },
    payload: { name: 'list.csv', size: 200 * 1024 * 1024 + 1 },
  });
  expect([answer.statusCode, answer.json()]).toEqual([413, { error: 'The file is larger than 200 MB.' }]);
});

test('pending files of a person take at most 2 GB, and an upload interrupted an hour ago makes room', async () => {
  const open = () =>
    server.app.inject({
      ...{ method: 'POST', url: '/auth/imports', headers: server.asRole('admin') },
      payload: { name: 'list.csv', size: 200 * 1024 * 1024 },
    });
  const answers = await Promise.all(Array.from({ length: 11 }, open));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array<number>(10).fill(201), 409]);
  expect((await open()).json()).toEqual({
    error: 'Your uploads that are not imported yet exceed 2 GB. Import or cancel one of them first.',
  });
  await server.db.update(imports).set({ updated_at: new Date(Date.now() - 3_700_000).toISOString() });
  expect((await open()).statusCode).toBe(201);
});
