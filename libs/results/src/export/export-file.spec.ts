import { EXPORT_COLUMNS, type ExportSource, type ImportBody } from '@vaglio/startups-domain';
import { readCsv } from '../csv/read-csv';
import { planImport } from '../import/import-plan';
import { toExportFile } from './export-file';

const rest = async () => undefined;

const STARTUPS: ExportSource[] = [
  {
    id: '10',
    external_id: null,
    company_name: 'Vela',
    raised_money: 1234.5,
    founding_year: 2019,
    awards: [],
  },
  {
    id: '9',
    external_id: 'b-7',
    company_name: '=SUM(A1)',
    number: '+41 44 000',
    company_description: 'one\ntwo; "three", four',
    awards: ['Boldbrain'],
  },
  {
    id: '2',
    external_id: null,
    company_name: "'=Nivalis",
    article_date: '2024-05-10',
    rejected: 1,
    email_sent: 0,
    awards: ['venture kick 1', 'eth spin-off'],
  },
];

function read(file: string) {
  return readCsv(new TextEncoder().encode(file));
}

/**
 * Returns the startups of an empty installation after it has imported the file. Their order and ids differ from the
 * original.
 */
function imported(file: string): ExportSource[] {
  const table = read(file);
  const bodies = table.rows.map(planImport(table, ['Boldbrain']).planRow).map(({ body }) => body);
  return bodies
    .map(({ id, ...fields }: ImportBody, index) => ({
      ...fields,
      id: String(90 - index),
      external_id: id ?? null,
    }))
    .reverse();
}

test('the headers of an export equal the headers of the import, in the same order, followed by other awards', async () => {
  expect(read(await toExportFile(STARTUPS, rest)).headers).toEqual([
    ...EXPORT_COLUMNS.map(({ header }) => header),
    'Boldbrain',
  ]);
});

test('an export is sorted by id, with numeric ids first', async () => {
  expect(read(await toExportFile(STARTUPS, rest)).rows.map(({ cells }) => cells[0])).toEqual([
    '2',
    '10',
    'b-7',
  ]);
});

test('an exported list that is imported and exported again gives identical bytes', async () => {
  const file = await toExportFile(STARTUPS, rest);
  expect(await toExportFile(imported(file), rest)).toBe(file);
});

test('the export of an empty list contains only the header line', async () => {
  expect(read(await toExportFile([], rest))).toMatchObject({ rows: [], blank: 0 });
});

test('the page remains responsive while a long export is written', async () => {
  const breather = jest.fn(rest);
  await toExportFile(
    Array.from({ length: 250 }, (_, index) => ({ id: String(index) })),
    breather,
  );
  expect(breather).toHaveBeenCalledTimes(3);
});
