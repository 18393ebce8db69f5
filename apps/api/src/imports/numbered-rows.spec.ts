import { asc, eq, sql } from 'drizzle-orm';
import { importRow } from '../startups/raw/import-row.fixture';
import { rawStartups } from '../platform/db/schema/raw-startups.table';
import { testApp } from '../testing/test-app';
import { importer } from './imports.fixture';
import { importLines } from '../platform/db/schema/import-lines.table';
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

const stored = () => server.db.select().from(rawStartups).orderBy(asc(rawStartups.id));
const names = async () => (await stored()).map(({ company_name }) => company_name);
const numbersOf = async (id: string) =>
  (
    await server.db
      .select()
      .from(importLines)
      .where(eq(importLines.import_id, Number(id)))
      .orderBy(importLines.line)
  ).map(({ raw_id }) => raw_id);

test('new rows have the numbers of the check, in the order of the file', async () => {
  const file = await person.upload('company_name\nNivalis\nVela\nHora\n');
  const numbers = await numbersOf(file.id);
  await person.commit(file.id);
  expect((await stored()).map(({ id, company_name }) => [id, company_name])).toEqual([
    [numbers[0], 'Nivalis'],
    [numbers[1], 'Vela'],
    [numbers[2], 'Hora'],
  ]);
});

test('new rows come after those that were received between the check and the writing', async () => {
  const file = await person.upload('company_name\nNivalis\nVela\n');
  await importRow(server, { company_name: 'Meanwhile' });
  const written = await person.commit(file.id);
  expect(written).toMatchObject({ state: 'committed', changed_since: 0 });
  expect(await names()).toEqual(['Meanwhile', 'Nivalis', 'Vela']);
  expect(await numbersOf(file.id)).toEqual((await stored()).slice(1).map(({ id }) => id));
  await person.post(file.id, 'undo');
  await person.work();
  expect(await names()).toEqual(['Meanwhile']);
});

test('a file that the server of the last release has checked is written too', async () => {
  const file = await person.upload('company_name\nNivalis\nVela\n');
  await server.db.execute(sql`update ${importLines} set outcome = outcome, raw_id = null`);
  expect((await server.db.select().from(importLines)).map((line) => line.written_version)).toEqual([
    null,
    null,
  ]);
  expect(await person.commit(file.id)).toMatchObject({ state: 'committed', changed_since: 0 });
  expect(await names()).toEqual(['Nivalis', 'Vela']);
});
