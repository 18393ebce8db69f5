import { aCsvFile } from '../testing/csv-files';
import { readCsvFile } from './read-csv-file';

const TABLE = { headers: ['company_name'], rows: [{ line: 2, cells: ['Nivalis'] }] };

test('where no worker can run, this thread reads the file', async () => {
  expect(await readCsvFile(aCsvFile('company_name\nNivalis\n'))).toMatchObject({ table: TABLE });
});

test('a file that cannot be imported gives the reason', async () => {
  expect(await readCsvFile(aCsvFile(''))).toEqual({ problem: 'Empty CSV file' });
});
