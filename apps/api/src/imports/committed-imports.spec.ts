import { asc, eq } from 'drizzle-orm';
import { auditEvents } from '../platform/db/schema/audit-events.table';
import { importRow } from '../startups/raw/import-row.fixture';
import { rawStartups } from '../platform/db/schema/raw-startups.table';
import { startups } from '../platform/db/schema/startups.table';
import { testApp } from '../testing/test-app';
import { anXlsx } from './file/xlsx.fixture';
import { importer, REAL_LISTS, realList } from './imports.fixture';
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
  await server.db.delete(startups);
});

const stored = () => server.db.select().from(rawStartups).orderBy(asc(rawStartups.id));

test('an import writes the valid rows in one event, and the report lists what was omitted', async () => {
  const file = await person.upload('company_name,email\nNivalis,a@b.ch\n,c@d.ch\nVela,not one\n', 'mine.csv');
  const written = await person.commit(file.id);
  expect(written).toMatchObject({
    state: 'committed',
    counts: { create: 2, failed: 1, noted: 1 },
    curation: { waiting: 2, ranked: 0 },
    changed_since: 0,
    committed_by: 'admin',
  });
  expect(await stored()).toMatchObject([
    {
      company_name: 'Nivalis',
      email: 'a@b.ch',
      origin: 'import',
      received: { company_name: 'Nivalis' },
      created_by: server.person('admin').userId,
    },
    { company_name: 'Vela', email: null },
  ]);
  expect(await person.errors(file.id)).toBe(
    '\ufeff"company_name","email","error"\r\n"","c@d.ch","company_name is empty."\r\n',
  );
  const [event] = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'import_committed'));
  expect(event).toMatchObject({ target_id: file.id, after: { file_name: 'mine.csv', create: 2, failed: 1 } });
});

test('the list of raw startups shows file and line of each row, until the import is undone', async () => {
  const listed = async () => {
    const { items } = (
      await server.app.inject({
        url: '/auth/startups/raw?sort=company_name&dir=asc',
        headers: server.asRole('admin'),
      })
    ).json<{ items: { company_name: string; file: string | null; line: number | null }[] }>();
    return items.map(({ company_name, file, line }) => [company_name, file, line]);
  };
  await importRow(server, { company_name: 'Alone', ID: '9' });
  const first = await person.upload('ID,company_name\n1,Nivalis\n\n2,Vela\n', 'liste.csv');
  await person.commit(first.id);
  const second = await person.upload('ID,company_name,country\n2,Vela,Chile\n', 'later.csv');
  await person.commit(second.id);
  expect(await listed()).toEqual([
    ['Alone', null, null],
    ['Nivalis', 'liste.csv', 2],
    ['Vela', 'later.csv', 2],
  ]);
  await person.post(second.id, 'undo');
  await person.work();
  expect(await listed()).toContainEqual(['Vela', 'liste.csv', 4]);
});

test('lines between blank lines are all written and counted, even across write batches', async () => {
  const { id } = await person.upload(`company_name\nNivalis\n${'\n'.repeat(6_000)}Vela\n,\n`);
  await person.commit(id);
  expect(await stored()).toMatchObject([{ company_name: 'Nivalis' }, { company_name: 'Vela' }]);
  const [row] = await server.db.select().from(imports);
  expect(row).toMatchObject({ state: 'committed', rows: 2, done: 2 });
});

test.each([...REAL_LISTS])(
  'the real list %s is imported as the row-by-row call would import it',
  async (name) => {
    const file = await person.upload(realList(name), name);
    expect(file.counts).toMatchObject({ create: 92, update: 0, failed: 0 });
    expect(
      file.columns
        .filter(({ how }) => how !== 'recognised')
        .map(({ header, becomes, award, candidates }) => [header, becomes, award, candidates.length]),
    ).toEqual([
      ['w.a. de vigier', 'leave_out', null, 1],
      ['boldbrain', 'leave_out', null, 0],
      ['masschallenge', 'leave_out', null, 3],
    ]);
    await person.commit(file.id);
    const rows = (await stored()).map(({ id, uid, created_at, updated_at, created_by, ...row }) => row);
    await server.db.delete(rawStartups);
    for (const { received } of rows) await importRow(server, received);
    expect((await stored()).map(({ id, uid, created_at, updated_at, created_by, ...row }) => row)).toEqual(
      rows,
    );
  },
);

test('an XLSX file of the same list is imported identically', async () => {
  const csv = await person.upload(realList('startups-utf8-comma.csv'));
  await person.commit(csv.id);
  const lines = realList('startups-utf8-comma.csv').toString('utf8').split('\n').filter(Boolean);
  const cells = lines.map((line) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
      cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
    ),
  );
  const xlsx = await person.upload(await anXlsx({ Liste: cells }), 'list.xlsx');
  expect(xlsx).toMatchObject({ format: 'xlsx', sheet: 'Liste', rows: 92 });
  expect(xlsx.counts).toMatchObject({ create: 0, update: 0, failed: 0 });
});

test('importing the same file again adds nothing', async () => {
  const file = await person.upload('ID,company_name\n7,Nivalis\n,Vela\n');
  await person.commit(file.id);
  const again = await person.upload('ID,company_name\n7,Nivalis\n,Vela\n');
  expect(again.counts).toMatchObject({ create: 0, update: 0, unchanged: 2, failed: 0 });
  const answer = await person.post(again.id, 'commit');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { error: 'The file has no rows to import.' },
  ]);
});

test('a range of amounts is omitted from its row, and an amount with its unit is read', async () => {
  const file = await person.upload(
    'company_name;raised_money\nA;1,2 Mio\nB;1,2 bis 1,5 Mio\nC;USD 3 million\n',
  );
  await person.commit(file.id);
  expect(
    (await stored()).map(({ raised_money, raised_currency }) => [raised_money, raised_currency]),
  ).toEqual([
    [1_200_000, 'CHF'],
    [null, 'CHF'],
    [3_000_000, 'USD'],
  ]);
  expect((await person.lines(file.id))[1]?.notes).toEqual([
    'raised_money “1,2 bis 1,5 Mio” cannot be read and is left out.',
  ]);
});

test('a column mapped by a person is proposed for the next file with the same headers', async () => {
  const text = 'company_name,boldbrain,masschallenge\nNivalis,x,x\n';
  const file = await person.upload(text);
  const mapped = await person.map(file, {
    boldbrain: { becomes: 'award', award: 'boldbrain' },
    masschallenge: { becomes: 'award', award: 'masschallenge gold' },
  });
  expect(mapped.columns.map(({ how }) => how)).toEqual(['recognised', 'chosen', 'chosen']);
  await person.commit(file.id);
  expect(await stored()).toMatchObject([{ awards: ['boldbrain', 'masschallenge gold'] }]);
  const next = await person.upload(text.replace('Nivalis', 'Vela'));
  expect(next.columns.map(({ award, how }) => [award, how])).toEqual([
    [null, 'recognised'],
    ['boldbrain', 'remembered'],
    ['masschallenge gold', 'remembered'],
  ]);
});

test('a canton that would become Unknown gets a code, which is remembered for later files', async () => {
  const text = 'company_name,canton,sector\nA,Zuerich-Land,Agritech\nB,Zuerich-Land,\nC,Liechtenstein,\n';
  const file = await person.upload(text);
  expect(file.unknown_values).toEqual([
    { field: 'canton', text: 'Zuerich-Land', lines: 2, code: null },
    { field: 'sector', text: 'Agritech', lines: 1, code: null },
    { field: 'canton', text: 'Liechtenstein', lines: 1, code: null },
  ]);
  await person.map(file, {}, [
    { field: 'canton', text: 'Zuerich-Land', code: 'ZH', keep: true },
    { field: 'sector', text: 'Agritech', code: 'Engin' },
  ]);
  await person.commit(file.id);
  expect(await stored()).toMatchObject([
    { canton: 'ZH', sector: 'Engin', received: { canton: 'Zuerich-Land' } },
    { canton: 'ZH' },
    { canton: null },
  ]);
  const next = await person.upload(text.replaceAll('\nA', '\nD'));
  expect(next.unknown_values.map(({ code }) => code)).toEqual(['ZH', null, null]);
});

test('an import is refused with 409 and checked again if data changed since the check', async () => {
  const file = await person.upload('ID,company_name,canton\n7,Nivalis,ZH\n');
  expect(file.counts).toMatchObject({ create: 1 });
  await importRow(server, { ID: '7', company_name: 'Nivalis' });
  const answer = await person.post(file.id, 'commit');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { error: 'The data changed since the check. It is being checked again.' },
  ]);
  await person.work();
  expect(await person.read(file.id)).toMatchObject({ state: 'checked', counts: { create: 0, update: 1 } });
});

test('if data changes during the import, nothing is written and the reason is shown until it is read', async () => {
  const file = await person.upload('ID,company_name\n7,Nivalis\n8,Vela\n');
  await person.post(file.id, 'commit');
  await importRow(server, { ID: '8', company_name: 'Vela AG' });
  await person.work();
  expect(await person.read(file.id)).toMatchObject({
    state: 'checked',
    problem: 'The data changed since the check: 1 line. Nothing was written.',
    counts: { create: 1, update: 1 },
  });
  expect(await stored()).toHaveLength(1);
  expect(await person.commit(file.id)).toMatchObject({ state: 'committed', problem: null });
});

test('a cancelled import writes no rows and cannot continue', async () => {
  const file = await person.upload('company_name\nNivalis\n');
  await person.post(file.id, 'commit');
  expect((await person.post(file.id, 'cancel')).json()).toMatchObject({ state: 'cancelled' });
  await person.work();
  expect(await stored()).toEqual([]);
  const answer = await person.post(file.id, 'commit');
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { error: 'The import was cancelled.' }]);
});

test('past imports are listed newest first, and an opened import counts later changes', async () => {
  const first = await person.upload('ID,company_name\n7,Nivalis\n8,Vela\n', 'first.csv');
  await person.commit(first.id);
  await importRow(server, { ID: '8', company_name: 'Vela AG' });
  await person.upload('company_name\nNeu\n', 'second.csv');
  expect((await person.list()).items).toMatchObject([
    { file_name: 'second.csv', state: 'checked', changed_since: null },
    { file_name: 'first.csv', state: 'committed', changed_since: null, created_by: 'admin' },
  ]);
  expect((await person.read(first.id)).changed_since).toBe(1);
  expect((await person.post(first.id, 'undo')).json()).toMatchObject({
    state: 'undoing',
    changed_since: null,
  });
  await person.work();
  expect((await person.list()).items[1]).toMatchObject({ state: 'undone', changed_since: 1 });
});
