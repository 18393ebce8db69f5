import { USUAL_COLUMNS } from '@vaglio/startups-domain';
import { columnsText, movedTo, readColumns, withColumn } from './table-columns';

test.each([
  ['', USUAL_COLUMNS],
  ['nothing,known', USUAL_COLUMNS],
  ['company,awards,company', ['company', 'awards']],
  ['score,created', ['company', 'score', 'created']],
])('the column parameter %j in an address shows the columns %j', (text, columns) =>
  expect(readColumns(text)).toEqual(columns),
);

test('the address contains the table columns in order, but not the default columns', () => {
  expect(columnsText(readColumns(''))).toBe('');
  expect(columnsText(['company', 'awards', 'score'])).toBe('company,awards,score');
});

test('a table column can be added at the end, removed, and moved', () => {
  expect(withColumn(['company', 'score'], 'awards')).toEqual(['company', 'score', 'awards']);
  expect(withColumn(['company', 'score'], 'score')).toEqual(['company']);
  expect(movedTo(['company', 'score', 'awards'], 'awards', 1)).toEqual(['company', 'awards', 'score']);
  expect(movedTo(['company', 'score', 'awards'], 'company', 2)).toEqual(['score', 'awards', 'company']);
});
