import { isNotNull } from 'drizzle-orm';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { testApp } from '../../testing/test-app';
import { importer } from '../imports.fixture';

let server: Awaited<ReturnType<typeof testApp>>;
let person: ReturnType<typeof importer>;
beforeAll(async () => {
  server = await testApp();
  person = importer(server);
});
afterAll(() => server.close());

/** Number of rows that exceeds one portion of the check. */
const ROWS = 2_600;
const rows = (rowOf: (index: number) => string) =>
  Array.from({ length: ROWS }, (_, index) => rowOf(index)).join('');

test('the check of a large file counts all lines and finds duplicates across chunks', async () => {
  const file = await person.upload(
    `company_name,canton\n${rows((index) => `Company ${index},Zuerich-Land\n`)}Company 1,\n`,
  );
  expect(file).toMatchObject({
    ...{ state: 'checked', rows: ROWS + 1, done: ROWS + 1, counts: { create: ROWS, unchanged: 1 } },
    unknown_values: [{ field: 'canton', text: 'Zuerich-Land', lines: ROWS }],
  });
  expect((await person.lines(file.id, 'page=27')).at(-1)?.notes).toEqual(['The same as line 3.']);
});

test('the meaning of a column is derived from the whole file', async () => {
  const { id, columns } = await person.upload(
    `company_name,Spalte\n${rows((index) => `Company ${index},${index < 2_550 ? '' : `a${index}@b.example`}\n`)}`,
  );
  expect(columns).toMatchObject([{}, { becomes: 'email' }]);
  expect(await person.commit(id)).toMatchObject({ state: 'committed', counts: { create: ROWS } });
  expect(await server.db.$count(rawStartups)).toBe(ROWS);
  expect(await server.db.$count(rawStartups, isNotNull(rawStartups.email))).toBe(50);
});
