import { and, asc, eq } from 'drizzle-orm';
import { auditEvents } from '../platform/db/schema/audit-events.table';
import { rawStartups } from '../platform/db/schema/raw-startups.table';
import { startups } from '../platform/db/schema/startups.table';
import { runCuration } from '../startups/curation/run-curation';
import { testApp } from '../testing/test-app';
import { forgetImports, importer } from './imports.fixture';

let server: Awaited<ReturnType<typeof testApp>>;
let person: ReturnType<typeof importer>;
/** Milliseconds by which the server clock is ahead of the database clock. */
let ahead = 0;
beforeAll(async () => {
  server = await testApp({ now: () => Date.now() + ahead });
  person = importer(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetImports(server);
  await server.db.delete(startups);
});

const NOBODY = { userId: null, sessionId: null, ip: null, requestId: null };
const LIST = 'company_name;Gründung;canton\nNivalis AG;2o21;ZH\n;2019;BE\n';

async function correct(id: string, correction: Parameters<typeof person.correct>[1], seen?: number) {
  const answer = await person.correct(id, correction, seen);
  await person.work();
  return answer;
}

test('an invalid cell is corrected in the check without another upload, and its line is checked again', async () => {
  const file = await person.upload(LIST);
  expect(file.counts).toMatchObject({ create: 1, failed: 1, noted: 1 });
  expect((await person.lines(file.id)).map(({ cells }) => cells)).toEqual([
    [
      {
        ...{ column: 1, header: 'Gründung', text: '2o21' },
        note: 'founding_year “2o21” is not a year from 1800 to 2100 and is left out.',
      },
    ],
    [{ column: 0, header: 'company_name', text: '', note: 'company_name is empty.' }],
  ]);
  const year = await correct(file.id, { line: 2, column: 1, text: ' 2021 ' }, file.version);
  expect([year.statusCode, year.json()]).toMatchObject([
    200,
    { state: 'checking', version: file.version + 1 },
  ]);
  await correct(file.id, { line: 3, column: 0, text: 'Vela AG' });
  const checked = await person.read(file.id);
  expect(checked).toMatchObject({ state: 'checked', counts: { create: 2, failed: 0, noted: 2 } });
  expect(await person.lines(file.id)).toMatchObject([
    {
      summary: { founding_year: 2021 },
      notes: ['founding_year is corrected: the file has “2o21”.'],
      cells: [{ column: 1, text: '2021' }],
    },
    { company_name: 'Vela AG', outcome: 'create' },
  ]);
  expect(await person.lines(file.id, 'outcome=noted')).toHaveLength(2);
  await person.commit(file.id);
  const stored = await server.db.select().from(rawStartups).orderBy(asc(rawStartups.id));
  expect(stored).toMatchObject([
    { company_name: 'Nivalis AG', founding_year: 2021 },
    { company_name: 'Vela AG', founding_year: 2019 },
  ]);
});

test('a cell whose original text is restored has no correction note', async () => {
  const { id } = await person.upload('company_name;canton\nNivalis AG;ZH\n');
  await correct(id, { line: 2, column: 1, text: 'BE' });
  await correct(id, { line: 2, column: 1, text: 'VD' });
  expect(await person.lines(id)).toMatchObject([
    { summary: { canton: 'VD' }, notes: ['canton is corrected: the file has “ZH”.'] },
  ]);
  await correct(id, { line: 2, column: 1, text: 'ZH' });
  expect(await person.lines(id)).toMatchObject([{ summary: { canton: 'ZH' }, notes: [] }]);
});

test('long cell texts are compared completely, so that a correction at the end counts', async () => {
  const story = `${'Nivalis builds sensors for snow. '.repeat(3)}In Zug.`;
  const { id } = await person.upload(`company_name;company_description\nNivalis AG;${story}\n`);
  await correct(id, { line: 2, column: 1, text: `${story} And in Baar.` });
  const [noted] = await person.lines(id);
  expect(noted?.notes).toEqual([expect.stringMatching(/is corrected: the file has “Nivalis builds/)]);
  await correct(id, { line: 2, column: 1, text: story });
  expect(await person.lines(id)).toMatchObject([{ notes: [] }]);
});

test('saving a cell without a change changes nothing', async () => {
  const file = await person.upload('company_name;canton\nNivalis AG; ZH \n');
  const answer = await person.correct(file.id, { line: 2, column: 1, text: 'ZH' });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { state: 'checked', version: file.version },
  ]);
  const events = await server.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.action, 'import_cell_corrected'), eq(auditEvents.target_id, file.id)));
  expect(events).toEqual([]);
});

test('only notes on cells are counted and listed as value notes', async () => {
  const file = await person.upload('company_name;canton\nNivalis AG;ZH\nVela AG;BE\nVela AG;BE\n');
  expect((await person.lines(file.id)).map(({ notes }) => notes)).toContainEqual(['The same as line 3.']);
  expect(file.counts?.noted).toBe(0);
  expect(await person.lines(file.id, 'outcome=noted')).toEqual([]);
});

test('a duplicate ID in the file is corrected in its cell, which changes the result of the other lines', async () => {
  const { id } = await person.upload('ID;company_name\n7;A\n7;B\n');
  const [, second] = await person.lines(id);
  expect(second?.cells).toMatchObject([{ column: 0, text: '7' }]);
  await correct(id, { line: 2, column: 0, text: '6' });
  expect((await person.read(id)).counts).toMatchObject({ create: 2, failed: 0 });
});

test('a correction of a cell is an event with the former text', async () => {
  const { id } = await person.upload(LIST);
  await correct(id, { line: 2, column: 1, text: '2021' });
  const [event] = await server.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.action, 'import_cell_corrected'), eq(auditEvents.target_id, id)));
  expect(event).toMatchObject({
    before: { line: 2, column: 2, header: 'Gründung', text: '2o21' },
    after: { file_name: 'list.csv', line: 2, column: 2, header: 'Gründung', text: '2021' },
  });
});

test.each([
  [{ line: 9, column: 0, text: 'x' }, 404, 'The file has no such line.'],
  [{ line: 2, column: 3, text: 'x' }, 404, 'The file has no such column.'],
])('the correction %j of a cell is refused', async (correction, status, error) => {
  const { id } = await person.upload(LIST);
  const answer = await person.correct(id, correction);
  expect([answer.statusCode, answer.json()]).toEqual([status, { error }]);
  expect((await person.read(id)).state).toBe('checked');
});

test('nobody corrects a file that another person changed since, or that is being written', async () => {
  const file = await person.upload(LIST);
  await correct(file.id, { line: 2, column: 1, text: '2021' }, file.version);
  const late = await person.correct(file.id, { line: 2, column: 1, text: '2022' }, file.version);
  expect(late.statusCode).toBe(412);
  await person.commit(file.id);
  const after = await person.correct(file.id, { line: 2, column: 1, text: '2022' });
  expect([after.statusCode, after.json()]).toEqual([409, { error: 'The import is written already.' }]);
});

test('the report of an import shows the curation result of its rows', async () => {
  const { id } = await person.upload('company_name;Rejected (R)\nNivalis AG;\nVela AG;\nHora AG;x\n');
  expect((await person.read(id)).curation).toBeNull();
  await person.commit(id);
  expect((await person.read(id)).curation).toEqual({ waiting: 3, ranked: 0 });
  await runCuration(server.db, { limit: 500, dryRun: false }, NOBODY, Date.now());
  expect((await person.read(id)).curation).toEqual({ waiting: 0, ranked: 2 });
  await server.db.update(startups).set({ later_until: new Date(Date.now() + 60_000).toISOString() });
  expect((await person.read(id)).curation).toEqual({ waiting: 0, ranked: 0 });
  ahead = 120_000;
  expect((await person.read(id)).curation).toEqual({ waiting: 0, ranked: 2 });
  ahead = 0;
});
