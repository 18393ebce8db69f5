import { asc, eq } from 'drizzle-orm';
import { importLines } from '../../platform/db/schema/import-lines.table';
import { imports } from '../../platform/db/schema/imports.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { importRow } from '../../startups/raw/import-row.fixture';
import { testApp } from '../../testing/test-app';
import { importer } from '../imports.fixture';

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
const idsOf = async (id: string) =>
  (
    await server.db
      .select()
      .from(importLines)
      .where(eq(importLines.import_id, Number(id)))
      .orderBy(importLines.line)
  ).map(({ raw_id }) => raw_id);

test('imported rows are written in file order, after rows received between check and import', async () => {
  const file = await person.upload('company_name\nNivalis\nVela\nHora\n');
  expect(await idsOf(file.id)).toEqual([null, null, null]);
  await importRow(server, { company_name: 'Meanwhile' });
  expect(await person.commit(file.id)).toMatchObject({ state: 'committed', changed_since: 0 });
  expect(await names()).toEqual(['Meanwhile', 'Nivalis', 'Vela', 'Hora']);
  expect(await idsOf(file.id)).toEqual((await stored()).slice(1).map(({ id }) => id));
  await person.post(file.id, 'undo');
  await person.work();
  expect(await names()).toEqual(['Meanwhile']);
});

test('two rows are both written, however many blank lines are between them', async () => {
  const file = await person.upload(`company_name\nNivalis\n${'\n'.repeat(300_000)}Vela\n`);
  expect(await person.commit(file.id)).toMatchObject({ state: 'committed', counts: { create: 2 } });
  expect(await names()).toEqual(['Nivalis', 'Vela']);
});
