import { startups } from '../platform/db/schema/startups.table';
import { rawStartups } from '../platform/db/schema/raw-startups.table';
import { testApp } from '../testing/test-app';
import { anXlsx } from './file/xlsx.fixture';
import { csvOf, GIANT, HOSTILE_CELLS, HOSTILE_HEADERS, hostileRows } from './hostile-files.fixture';
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

const fill = (piece: string, length: number) => piece.repeat(length / piece.length);

test.each(Object.entries(HOSTILE_CELLS))(
  'a cell of 400,000 %s is omitted from its line, and a name of that length fails the line, in CSV and in XLSX',
  async (_name, write) => {
    const cell = write(GIANT);
    const rows = [HOSTILE_HEADERS, ...hostileRows(cell)];
    for (const file of [csvOf(rows), await anXlsx({ List: rows })]) {
      const { id, counts, first_rows } = await person.upload(file);
      expect(counts).toMatchObject({ create: HOSTILE_HEADERS.length - 1, failed: 1 });
      expect(Math.max(...first_rows.flatMap(({ cells }) => cells.map(({ length }) => length)))).toBe(200);
      const lines = await person.lines(id);
      expect(lines.map(({ notes }) => notes)).toEqual(HOSTILE_HEADERS.map(notesOf));
      expect(JSON.stringify(lines).length).toBeLessThan(40_000);
      expect(await person.errors(id)).toHaveLength(errorText(cell).length);
    }
  },
);

const problemOf = (header: string) => `${header} has 400’000 characters. A cell may have 20’000 at most.`;

/** Returns the expected notes on a cell. The last column is not mapped, so its cells have no notes. */
const notesOf = (header: string, column: number) =>
  header === HOSTILE_HEADERS.at(-1)
    ? []
    : [column === 0 ? problemOf(header) : `${problemOf(header)} It is left out.`];

/** Returns the expected error file: the failed rows of the file, with the reasons. */
function errorText(cell: string): string {
  const quoted = (cells: string[]) => `${cells.map((text) => `"${text}"`).join(',')}\r\n`;
  const rows = hostileRows(guarded(cell))
    .slice(0, 1)
    .map((cells) => [...cells, problemOf('company_name')]);
  return `\uFEFF${[[...HOSTILE_HEADERS, 'error'], ...rows].map(quoted).join('')}`;
}

const guarded = (cell: string) => (cell.startsWith('@') ? `'${cell}` : cell);

test('cells of maximum length are imported, changed and undone, and responses show their beginnings', async () => {
  const row = (cell: string) => `company_name,company_description,investors\nNivalis,"${cell}","${cell}"\n`;
  const [before, after] = [fill('\u0301\u0316', 20_000), fill('@[', 20_000)];
  await person.commit((await person.upload(`ID,${row(before).replace('Nivalis', '7,Nivalis')}`)).id);
  const { id, counts } = await person.upload(`ID,${row(after).replace('Nivalis', '7,Nivalis')}`);
  expect(counts).toMatchObject({ update: 1, fields: 2, failed: 0 });
  const [line] = await person.lines(id);
  expect(line?.changes).toEqual(
    ['investors', 'company_description'].map((field) => ({
      field,
      before: `${before.slice(0, 300)}…`,
      after: `${after.slice(0, 300)}…`,
    })),
  );
  await person.commit(id);
  await person.post(id, 'undo');
  await person.work();
  expect(await person.read(id)).toMatchObject({ state: 'undone' });
  const [stored] = await server.db.select().from(rawStartups);
  expect(stored?.company_description).toBe(before);
});

test('500 columns with long headers (400,000 characters together) are mapped with shortened headers', async () => {
  const headers = Array.from({ length: 500 }, (_, index) => `${index} ${fill('a b ', 800)}`);
  const { columns, state } = await person.upload(`${headers.join(';')}\n${fill('x;', 998)}x\n`);
  expect([state, columns.length]).toEqual(['checked', 500]);
  expect(new Set(columns.map(({ header }) => header.length))).toEqual(new Set([200]));
});
