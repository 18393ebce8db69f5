import { buffer } from 'node:stream/consumers';
import { EXPORT_COLUMNS, toImportBody, type ImportColumn } from '@vaglio/startups-domain';
import { asc } from 'drizzle-orm';
import { fromBuffer } from 'yauzl';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { storeParameters } from '../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';

type World = Awaited<ReturnType<typeof testApp>>;

const RAW = '/auth/startups/raw/export';
const CURATED = '/auth/startups/curated/export';
const RANKED = '/auth/investments/export';
const HEADERS = EXPORT_COLUMNS.map(({ header }) => header);

const worlds: World[] = [];
let world: World;
beforeAll(async () => {
  world = await installation(ROWS);
});
afterAll(async () => {
  for (const each of worlds) await each.close();
});

const ROWS = [
  {
    company_name: 'Vela, "the" AG',
    canton: 'ZH',
    raised_money: 1234.5,
    founding_year: 2019,
    awards: ['eurostars'],
  },
  { ID: '10', company_name: '=SUM(A1)', canton: 'BE', article_date: '2024-05-10', email: '+x@y.ch' },
  {
    ID: '9',
    company_name: 'Nivalis GmbH',
    canton: 'GE',
    awards: ['venture kick 1', 'Boldbrain'],
    rejected: 1,
  },
  { ID: 'b-7', company_name: "'=Corvus", pros_text: 'a\r\nb <&> \u000b _x0041_', awards: ['eurostars'] },
];

async function installation(rows: readonly object[] = []): Promise<World> {
  const world = await testApp();
  worlds.push(world);
  await storeParameters(world.db, { 'venture kick 1': 1, eurostars: 2 });
  for (const row of rows) {
    const { statusCode, body } = await importRow(world, row);
    if (statusCode !== 200) throw new Error(body);
  }
  await curate(world);
  return world;
}
const post = (world: World, url: string, payload: object) =>
  world.app.inject({ method: 'POST', url, headers: world.asRole('admin'), payload });
const importRow = (world: World, row: object) => post(world, '/auth/startups/import-raw', row);
const curate = (world: World) => post(world, '/auth/startups/curate/run', { limit: 500 });
const get = (world: World, url: string, role: 'user' | 'super' | 'admin' = 'admin') =>
  world.app.inject({ method: 'GET', url, headers: world.asRole(role) });

/** Parses the cells of an exported CSV file. The parser of the import is not available here. */
function read(csv: string): string[][] {
  const cell = /"((?:[^"]|"")*)"(,|\r\n)/gy;
  const lines: string[][] = [[]];
  for (const [, text = '', end] of csv.slice(1).matchAll(cell)) {
    lines.at(-1)?.push(text.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

async function importFile(world: World, csv: string): Promise<void> {
  const [headers = [], ...rows] = read(csv);
  const columns = headers.map(
    (header): ImportColumn =>
      EXPORT_COLUMNS.find((column) => column.header === header) ?? { kind: 'award', header, award: header },
  );
  for (const cells of rows) {
    const unguarded = cells.map((cell) => (/^'+[=+\-@]/.test(cell) ? cell.slice(1) : cell));
    expect((await importRow(world, toImportBody({ columns }, unguarded).body)).statusCode).toBe(200);
  }
  await curate(world);
}

test('an export has the columns of an import, escapes spreadsheet formulas, and is sorted by id', async () => {
  const answer = await get(world, CURATED);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="startups-curated.csv"',
  ]);
  expect(answer.body.startsWith('\uFEFF"ID","company_name"')).toBe(true);
  const [headers = [], ...rows] = read(answer.body);
  expect(headers).toEqual([...HEADERS, 'Boldbrain']);
  const UID = /^[0-9a-f-]{36}$/;
  expect(rows.slice(0, 2).map((cells) => cells.slice(0, 2))).toEqual([
    ['9', 'Nivalis GmbH'],
    ['10', "'=SUM(A1)"],
  ]);
  const others = rows.slice(2).map(([id = '', name]) => [UID.test(id) ? 'uid' : id, name]);
  expect(others).toHaveLength(2);
  expect(others).toEqual(
    expect.arrayContaining([
      ['b-7', "''=Corvus"],
      ['uid', 'Vela, "the" AG'],
    ]),
  );
});

test('an export contains its number of rows before and after the rows', async () => {
  for (const [url, list] of [
    [CURATED, '/auth/startups/curated?q=corvus'],
    [RAW, '/auth/startups/raw?q=corvus'],
    [RANKED, '/auth/investments?mode=active&q=corvus'],
  ] as const) {
    const answer = await get(world, `${url}?${list.split('?')[1]}`);
    expect(answer.statusCode).toBe(200);
    const { total } = (await get(world, list)).json();
    expect([
      answer.headers['x-total-count'],
      answer.trailers['x-rows-written'],
      read(answer.body).length - 1,
    ]).toEqual([String(total), String(total), 1]);
  }
});

test.each([RAW, CURATED])(
  'an export from %s is identical byte for byte after an import into another installation',
  async (url) => {
    const file = (await get(world, url)).body;
    const other = await installation();
    await importFile(other, file);
    expect((await get(other, url)).body).toBe(file);
  },
);

test('an export of a ranked list has its order and filters, with rank and score first', async () => {
  const [headers = [], ...rows] = read((await get(world, `${RANKED}?mode=active`)).body);
  expect(headers.slice(0, 4)).toEqual(['rank', 'score', 'ID', 'company_name']);
  const list = (await get(world, '/auth/investments?mode=active')).json();
  expect(rows.map(([rank, score]) => [Number(rank), Number(score)])).toEqual(
    list.items.map((row: { rank: number; score: number }) => [row.rank, row.score]),
  );
  const inBern = read((await get(world, `${RANKED}?mode=all&canton=BE&canton=GE&sort=founding_year`)).body);
  expect(inBern.slice(1).map((cells) => cells[3])).toEqual(["'=SUM(A1)", 'Nivalis GmbH']);
});

test('the selected startups of a ranked list can be exported, with their ranks', async () => {
  const list = (await get(world, '/auth/investments?mode=active')).json();
  const [first, second, third] = list.items.map(({ id }: { id: string }) => id);
  const { items } = (await get(world, '/auth/investments?mode=rejected')).json();
  const answer = await get(world, `${RANKED}?mode=active&ids=${third},${first},${items[0].id}`);
  expect(read(answer.body).map(([rank]) => rank)).toEqual(['rank', '1', '3']);
  expect(answer.headers['x-total-count']).toBe('2');
  const many = Array.from({ length: 501 }, (_, index) => index + 1).join(',');
  for (const ids of ['x', '1,-2', many])
    expect((await get(world, `${RANKED}?ids=${ids}`)).statusCode).toBe(400);
  expect(read((await get(world, `${RANKED}?ids=${second}`)).body)).toHaveLength(2);
});

test('export columns are selected by key, with one key for all awards', async () => {
  const { body } = await get(world, `${CURATED}?columns=score,company_name,awards&q=nivalis`);
  const [headers = [], row = []] = read(body);
  expect([headers.slice(0, 2), headers.at(-1), row[0], row.filter((cell) => cell === 'x')]).toEqual([
    ['score', 'company_name'],
    'Boldbrain',
    '1',
    ['x', 'x'],
  ]);
  const refused = await get(world, `${CURATED}?columns=company_name,password`);
  expect(refused.statusCode).toBe(400);
});

test('an export of the displayed list has the table columns in order, with displayed names and values', async () => {
  const own = await installation([
    {
      ID: '1',
      company_name: 'Nivalis',
      sector: 'CleanT',
      canton: 'GE',
      raised_money: 6.4e6,
      awards: ['eurostars'],
    },
    { ID: '2', company_name: 'Vela', raised_money: 1.2e6, raised_currency: 'EUR', email_sent: 1 },
  ]);
  const { items } = (await get(own, '/auth/investments?mode=active')).json();
  const work = await own.app.inject({
    method: 'PATCH',
    url: `/auth/investments/${items[0].id}/work`,
    headers: { ...own.asRole('admin'), 'if-match': '"0"' },
    payload: { assignee: own.person('user').userId, step: 'Visit in Geneva', due: '2026-12-04' },
  });
  expect(work.statusCode).toBe(200);
  const columns = 'step,company,stage,rank,assignee,sector,canton,raised,awards';
  const answer = await get(own, `${RANKED}?mode=active&screen_columns=${columns}`);
  const [headers, nivalis, vela] = read(answer.body);
  expect(headers).toEqual([
    'Next step',
    'Company',
    'Stage',
    'Rank',
    'Assignee',
    'Sector',
    'Canton',
    'Raised',
    'Awards',
  ]);
  expect(nivalis?.slice(0, 4)).toEqual(['Visit in Geneva, 2026-12-04', 'Nivalis', 'New', '1']);
  expect(nivalis?.[4]).toBe('user');
  expect(nivalis?.slice(5)).toEqual(['Cleantech', 'Genève', 'CHF 6’400’000.00', '1']);
  expect(vela).toEqual(['', 'Vela', 'Contacted', '2', '', '', '', 'EUR 1’200’000.00', '0']);
  expect(answer.headers['x-column-count']).toBe('9');
  const sheet = await partOf(
    (await get(own, `${RANKED}?mode=active&format=xlsx&screen_columns=company,raised`)).rawPayload,
    'xl/worksheets/sheet1.xml',
  );
  expect(sheet).toContain('<c s="4"><v>6400000</v></c>');
  expect(sheet).toContain('EUR 1’200’000.00');
  expect((await get(own, `${RANKED}?screen_columns=password`)).statusCode).toBe(400);
});

test('an exported spreadsheet has fitting column widths, a bold header and a filter row', async () => {
  const answer = await get(world, `${CURATED}?format=xlsx&columns=company_name,founding_year&q=nivalis`);
  const sheet = await partOf(answer.rawPayload, 'xl/worksheets/sheet1.xml');
  expect(sheet).toContain(
    '<cols><col min="1" max="1" width="18" customWidth="1"/><col min="2" max="2" width="17" customWidth="1"/></cols>',
  );
  expect(sheet).toContain(
    '<row><c s="3" t="inlineStr"><is><t xml:space="preserve">company_name</t></is></c>',
  );
  expect(sheet).toContain('<autoFilter ref="A1:B2"/>');
  expect(await partOf(answer.rawPayload, 'xl/styles.xml')).toContain('<font><b/>');
  expect(answer.headers['x-column-count']).toBe('2');
});

test('spreadsheet columns after Z have two letters', async () => {
  const answer = await get(world, `${CURATED}?format=xlsx&q=nivalis`);
  expect(await partOf(answer.rawPayload, 'xl/worksheets/sheet1.xml')).toMatch(
    /<autoFilter ref="A1:[A-Z]{2}2"\/>/,
  );
});

test.each([
  ['semicolon', ';'],
  ['tab', '\t'],
])('the separator of a CSV file can be a %s', async (separator, mark) => {
  const { body } = await get(
    world,
    `${CURATED}?separator=${separator}&columns=company_name,canton&q=nivalis`,
  );
  expect(body).toBe(`\uFEFF"company_name"${mark}"canton"\r\n"Nivalis GmbH"${mark}"GE"\r\n`);
});

test('a CSV export without a separator in the address uses the separator of the profile', async () => {
  const keep = (csv_separator: string | null) =>
    world.app.inject({
      method: 'PATCH',
      url: '/auth/user',
      headers: world.asRole('super'),
      payload: { csv_separator },
    });
  const file = `${CURATED}?columns=company_name,canton&q=nivalis`;
  await keep('semicolon');
  expect((await get(world, file, 'super')).body).toContain('"Nivalis GmbH";"GE"');
  expect((await get(world, `${file}&separator=tab`, 'super')).body).toContain('"Nivalis GmbH"\t"GE"');
  expect((await get(world, file, 'admin')).body).toContain('"Nivalis GmbH","GE"');
  await keep(null);
  expect((await get(world, file, 'super')).body).toContain('"Nivalis GmbH","GE"');
});

test('an exported spreadsheet stores numbers and dates with their type, and is identical each time', async () => {
  const answer = await get(
    world,
    `${CURATED}?format=xlsx&columns=company_name,founding_year,raised_money,article_date,pros_text`,
  );
  expect(answer.headers['content-disposition']).toBe('attachment; filename="startups-curated.xlsx"');
  const sheet = await partOf(answer.rawPayload, 'xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=SUM(A1)</t></is></c>');
  expect(sheet).toContain('<c><v>2019</v></c>');
  expect(sheet).toContain('<c><v>1234.5</v></c>');
  expect(sheet).toContain('<c s="1"><v>45422</v></c>');
  expect(sheet).toContain('a&#13;\nb &lt;&amp;&gt;');
  expect(sheet).toContain(' _x005F_x0041_<');
  expect(sheet).not.toContain('<f>');
  expect(sheet).not.toContain('\u000b');
  const again = await get(
    world,
    `${CURATED}?format=xlsx&columns=company_name,founding_year,raised_money,article_date,pros_text`,
  );
  expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
});

test('the audit trail records person, list, filter and row count of each export', async () => {
  await get(world, `${RANKED}?mode=active&canton=ZH,BE&format=xlsx`, 'user');
  const events = await world.db.select().from(auditEvents).orderBy(asc(auditEvents.id));
  expect(events.at(-1)).toMatchObject({
    action: 'startups_exported',
    actor_id: world.person('user').userId,
    target_id: 'ranked',
    after: { format: 'xlsx', columns: 'all', filter: { mode: 'active', canton: 'ZH,BE' }, rows: 2 },
  });
});

test('raw rows are exported only by people who may read them', async () => {
  expect((await get(world, RAW, 'user')).statusCode).toBe(403);
  expect((await get(world, CURATED, 'user')).statusCode).toBe(200);
});

test('an export without rows has only the header', async () => {
  const empty = await installation();
  expect(read((await get(empty, CURATED)).body)).toEqual([HEADERS]);
  expect((await get(empty, `${CURATED}?format=xlsx`)).trailers['x-rows-written']).toBe('0');
});

/** Returns a part of a spreadsheet file as text. */
function partOf(file: Buffer, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    fromBuffer(file, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('entry', (entry: { fileName: string }) => {
        if (entry.fileName !== name) return zip.readEntry();
        zip.openReadStream(entry as Parameters<typeof zip.openReadStream>[0], (failure, stream) => {
          if (failure) return reject(failure);
          buffer(stream).then((content) => resolve(content.toString('utf8')), reject);
        });
      });
      zip.readEntry();
    });
  });
}
