import type { CsvTable } from '../csv/read-csv';
import { obstacleOf, planImport, reportColumns } from './import-plan';

function table(headers: string[], ...rows: string[][]): CsvTable {
  return {
    encoding: 'utf-8',
    delimiter: ',',
    headers,
    rows: rows.map((cells, index) => ({ line: index + 2, cells })),
    blank: 0,
  };
}

test('each unknown import header is reported once, regardless of case', () => {
  expect(reportColumns(table(['ID', 'boldbrain', ' Masschallenge ', 'Boldbrain'])).unknown).toEqual([
    'Boldbrain',
    'Masschallenge',
  ]);
});

test('the error column in a file of failed rows is not an unknown column', () => {
  expect(reportColumns(table(['ID', 'boldbrain', 'error'])).unknown).toEqual(['boldbrain']);
  expect(reportColumns(table(['ID', 'error', 'boldbrain'])).unknown).toEqual(['error', 'boldbrain']);
});

function planned(file: CsvTable, awards: string[] = []) {
  return file.rows.map(planImport(file, awards).planRow);
}

test('import headers with the same meaning are reported', () => {
  const { repeated } = reportColumns(
    table(['email', 'ID', 'E-Mail', 'Risks', 'cons_text', 'x', 'X', '', '']),
  );
  expect(repeated).toEqual([
    ['email', 'E-Mail'],
    ['Risks', 'cons_text'],
    ['x', 'X'],
  ]);
});

test('an import column without a header is reported only if it contains text', () => {
  expect(reportColumns(table(['ID', '', ' '], ['1', '', 'lost'], ['2', ' ', ''])).nameless).toEqual([3]);
});

test('an unknown import column is skipped unless the person selects it as an award', () => {
  const file = table(['ID', 'company_name', 'boldbrain', 'venture kick 1'], ['7', 'Nivalis', 'x', 'x']);
  expect(planned(file)[0]?.body).toEqual({ id: '7', company_name: 'Nivalis', awards: ['venture kick 1'] });
  expect(planned(file, ['boldbrain'])[0]?.body.awards).toEqual(['boldbrain', 'venture kick 1']);
});

test('an invalid date or number in an import is skipped and reported', () => {
  const [row] = planned(table(['company_name', 'article_date'], ['Nivalis', '31/2/2024']));
  expect(row).toMatchObject({
    body: { company_name: 'Nivalis' },
    remarks: ['article_date: “31/2/2024” cannot be read and is left out.'],
    problem: null,
  });
});

test('an import row with more cells than headers is not sent, because its cells may be shifted', () => {
  const rows = planned(table(['company_name', 'canton'], ['A', 'ZH', 'x'], ['B', 'ZH', ' ', ''], ['C']));
  expect(rows.map(({ problem }) => problem)).toEqual(['The row has 3 cells, the header 2.', null, null]);
});

test('a file without rows or without the column company_name cannot be imported', () => {
  expect(obstacleOf(table(['company_name']))).toBe('The file has headers but no rows.');
  expect(obstacleOf(table(['ID'], ['1']))).toBe('No column is called company_name: every row needs one.');
  expect(obstacleOf(table(['Company Name'], ['A']))).toBeNull();
});

test('an import row is identified by its id column', () => {
  const file = table(['company_name', 'ID', 'id'], ['A', ' 7 ', '8'], ['B', '', '8'], ['C', ' ']);
  expect(file.rows.map(planImport(file, []).idOf)).toEqual(['7', '8', '']);
  expect(planned(file).map(({ body }) => body.id ?? '')).toEqual(['7', '8', '']);
});
