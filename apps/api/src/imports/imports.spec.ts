import { asc, eq } from 'drizzle-orm';
import { auditEvents } from '../platform/db/schema/audit-events.table';
import { runCuration } from '../startups/curation/run-curation';
import { parameters } from '../platform/db/schema/parameters.table';
import { importRow } from '../startups/raw/import-row.fixture';
import { rawStartups } from '../platform/db/schema/raw-startups.table';
import { startups } from '../platform/db/schema/startups.table';
import { testApp } from '../testing/test-app';
import { awardAliases } from '../platform/db/schema/unweighted-awards.table';
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
  await server.db.delete(startups);
});

const NOBODY = { userId: null, sessionId: null, ip: null, requestId: null };
const stored = () => server.db.select().from(rawStartups).orderBy(asc(rawStartups.id));
const curate = () => runCuration(server.db, { limit: 500, dryRun: false }, NOBODY, Date.now());

test('an uploaded file is read and checked before anything is written', async () => {
  const file = await person.upload(
    'ID;company_name;Gründung;Betreuer\n1;Nivalis AG;2021;x\n;\n2;Vela;2o21;\n',
  );
  expect(file).toMatchObject({
    state: 'checked',
    encoding: 'utf-8',
    delimiter: ';',
    rows: 2,
    blank: 1,
    counts: { create: 2, update: 0, unchanged: 0, failed: 0, noted: 1 },
  });
  expect(file.columns.map(({ header, becomes, how }) => [header, becomes, how])).toEqual([
    ['ID', 'id', 'recognised'],
    ['company_name', 'company_name', 'recognised'],
    ['Gründung', 'founding_year', 'guessed'],
    ['Betreuer', 'leave_out', 'unknown'],
  ]);
  expect(await person.lines(file.id)).toMatchObject([
    { line: 2, company_name: 'Nivalis AG', outcome: 'create', summary: { founding_year: 2021 } },
    {
      ...{ line: 4, outcome: 'create', summary: { founding_year: null } },
      notes: ['founding_year “2o21” is not a year from 1800 to 2100 and is left out.'],
    },
  ]);
  expect(await stored()).toEqual([]);
});

test('an equal amount in another currency is a different sum', async () => {
  await importRow(server, { ID: '7', company_name: 'Nivalis', raised_money: 5e6 });
  await curate();
  const file = await person.upload('ID,company_name,raised_money\n7,Nivalis,EUR 5000000\n');
  const [line] = await person.lines(file.id);
  expect(line?.changes).toContainEqual({
    field: 'raised_money',
    before: '5000000',
    after: 'EUR 5’000’000.00',
  });
});

test('lines match existing startups by ID, website and name, and show the fields that differ', async () => {
  await importRow(server, { ID: '7', company_name: 'Murtensee GmbH', sector: 'ICT', awards: ['fif grant'] });
  await importRow(server, { company_name: 'Kälteblick AG', website: 'kaelteblick.example', canton: 'VD' });
  await importRow(server, { company_name: 'Hörklar AG' });
  await curate();
  const file = await person.upload(
    'ID,company_name,website,canton,sector,fif grant,eurostars\n7,Murtensee GmbH,,,Engineering,x,x\n' +
      ',Anders,https://www.kaelteblick.example/de,Wallis,,,\n,Hörklar,,ZH,,,\n,Neu AG,,,,,\n',
  );
  expect(file.counts).toMatchObject({ create: 1, update: 3, by_id: 1, by_website: 1, by_name: 1, fields: 6 });
  const [first, second, third] = await person.lines(file.id, 'outcome=update');
  expect(first).toMatchObject({
    found_by: 'id',
    changes: [
      { field: 'sector', before: 'ICT', after: 'Engin' },
      { field: 'award', before: null, after: 'eurostars' },
    ],
  });
  expect(second).toMatchObject({
    found_by: 'website',
    changes: [
      { field: 'company_name', before: 'Kälteblick AG', after: 'Anders' },
      { field: 'canton', before: 'VD', after: 'VS' },
      {
        field: 'website',
        before: 'https://kaelteblick.example',
        after: 'https://www.kaelteblick.example/de',
      },
    ],
  });
  expect(third).toMatchObject({
    found_by: 'name',
    changes: [{ field: 'canton', before: null, after: 'ZH' }],
  });
});

test('a raised amount in a foreign currency is shown with its currency', async () => {
  await importRow(server, { ID: '7', company_name: 'Nivalis', raised_money: 900_000 });
  await curate();
  const file = await person.upload('ID,company_name,raised_money\n7,Nivalis,EUR 1.2 million\n');
  const [line] = await person.lines(file.id);
  expect(line?.changes).toContainEqual({
    field: 'raised_money',
    before: '900000',
    after: 'EUR 1’200’000.00',
  });
});

test('imported values that a person’s value prevents are shown', async () => {
  await importRow(server, { ID: '7', company_name: 'Nivalis', founding_year: 2019 });
  await curate();
  const userId = server.person('admin').userId;
  await server.db.update(startups).set({
    founding_year: 2020,
    origins: { founding_year: { by: 'person', at: new Date().toISOString(), user_id: userId } },
  });
  const file = await person.upload('ID,company_name,founding_year\n7,Nivalis,2021\n');
  expect(file.counts).toMatchObject({ update: 1, fields: 0, prevented: 1 });
  expect(await person.lines(file.id)).toMatchObject([
    { changes: [], prevented: [{ field: 'founding_year', value: '2021', present: '2020', by: 'admin' }] },
  ]);
});

test('a duplicate ID in the file fails its second line, and an identical row is unchanged', async () => {
  const file = await person.upload('ID,company_name\n7,A\n7,B\n,C\n,C\n');
  expect(file.counts).toMatchObject({ create: 2, failed: 1, unchanged: 1 });
  expect((await person.lines(file.id)).flatMap(({ notes }) => notes)).toEqual([
    'ID 7 is in the file twice, also in line 2.',
    'The same as line 4.',
  ]);
});

test('without a name column every line of a file fails, until a person selects one', async () => {
  const file = await person.upload('Titel,canton\nNivalis,ZH\n');
  expect(file.counts).toMatchObject({ failed: 1 });
  const mapped = await person.map(file, { Titel: { becomes: 'company_name' } });
  expect(mapped.counts).toMatchObject({ create: 1, failed: 0 });
});

test('a column with an alias of a weighted award is read as that award, and so is a column that was mapped to it', async () => {
  await server.db.insert(parameters).values({
    ...{ parameterID: 'masschallenge-gold', parameterName: 'MassChallenge Gold' },
    ...{ name_key: 'masschallenge gold', value: 2 },
  });
  const alias = { award_key: 'golden goose', award: 'Golden Goose', parameter_id: 'masschallenge-gold' };
  await server.db.insert(awardAliases).values(alias);
  const file = await person.upload('company_name;GOLDEN-Goose;boldbrain\nVela AG;x;\n');
  expect(file.columns.map(({ award, how, is_weighted }) => [award, how, is_weighted])).toEqual([
    [null, 'recognised', false],
    ['MassChallenge Gold', 'recognised', true],
    [null, 'unknown', false],
  ]);
  const named = await person.map(file, { boldbrain: { becomes: 'award', award: 'golden goose' } });
  expect(named.columns[2]).toMatchObject({ award: 'golden goose', how: 'chosen', is_weighted: true });
  await server.db.delete(parameters);
});

test('a name similar to that of a startup is reported in the check', async () => {
  await importRow(server, { company_name: 'Rhonalgo Technologies SA' });
  await curate();
  const file = await person.upload('company_name\nRhonalgo Technologie\nQuellwerk\n');
  expect((await person.lines(file.id)).map(({ looks_like }) => looks_like)).toEqual([
    { id: expect.any(String), company_name: 'Rhonalgo Technologies SA', certainty: expect.any(Number) },
    null,
  ]);
});

test('a file that fails to be read again leaves nothing of the earlier result to import, and can be read once more', async () => {
  const file = await person.upload('company_name;note\nNivalis;5,"6\n');
  expect(file.counts).toMatchObject({ create: 1 });
  await person.choose(file.id, { delimiter: ',' });
  const failed = await person.read(file.id);
  expect(failed).toMatchObject({
    ...{ state: 'failed', problem: 'A quote that opens on line 2 is never closed.' },
    ...{ format: null, delimiter: ',', columns: [], counts: null, rows: 0, first_rows: [] },
  });
  const mapped = await person.choose(file.id, { columns: [] });
  expect([mapped.statusCode, mapped.json()]).toEqual([
    409,
    { error: 'The file could not be read: choose how to read it.' },
  ]);
  await person.choose(file.id, { delimiter: ';' });
  expect(await person.read(file.id)).toMatchObject({ state: 'checked', counts: { create: 1, failed: 0 } });
});

test('a value that equals a JavaScript property name is imported like any other value', async () => {
  const file = await person.upload('company_name,canton\nNivalis,constructor\nVela,__proto__\n');
  expect(file).toMatchObject({
    ...{ state: 'checked', counts: { create: 2, failed: 0 } },
    unknown_values: [
      { text: 'constructor', code: null },
      { text: '__proto__', code: null },
    ],
  });
  const values = file.unknown_values.map(({ field, text }) => ({ field, text, code: 'ZH', keep: true }));
  const mapped = await person.map(file, {}, values);
  expect(mapped.unknown_values.map(({ code }) => code)).toEqual(['ZH', 'ZH']);
  const next = await person.upload('company_name,canton\nHora,__proto__\n');
  expect((await person.lines(next.id))[0]).toMatchObject({ summary: { canton: 'ZH' } });
});

test('the code for a remembered canton spelling can be changed and removed, and each event has the former code', async () => {
  const text = 'company_name,canton\nNivalis,Zuerich-Land\n';
  const file = await person.upload(text);
  const say = (code: string | null) =>
    person.map(file, {}, [{ field: 'canton', text: 'Zuerich-Land', code, keep: true }]);
  for (const code of ['ZH', 'ZG', null]) await say(code);
  const events = await server.db
    .select({ action: auditEvents.action, before: auditEvents.before, after: auditEvents.after })
    .from(auditEvents)
    .where(eq(auditEvents.target_id, 'canton: Zuerich-Land'))
    .orderBy(asc(auditEvents.id));
  expect(events).toEqual([
    { action: 'import_alias_kept', before: null, after: { code: 'ZH' } },
    { action: 'import_alias_kept', before: { code: 'ZH' }, after: { code: 'ZG' } },
    { action: 'import_alias_forgotten', before: { code: 'ZG' }, after: null },
  ]);
  expect((await person.upload(text)).unknown_values).toMatchObject([{ text: 'Zuerich-Land', code: null }]);
});
