import { writeCsv } from '@vaglio/startups-domain';
import { countLines } from './count-lines';

test.each([1, 3, 1000])('rows are counted in pieces of %d bytes, line breaks of texts are not', (size) => {
  const bytes = new TextEncoder().encode(writeCsv([['name'], ['a\r\nb'], ['c'], ['']]));
  const count = countLines();
  let rows = 0;
  for (let start = 0; start < bytes.length; start += size) rows = count(bytes.subarray(start, start + size));
  expect(rows).toBe(3);
});

test('a header alone is no row', () => {
  expect(countLines()(new TextEncoder().encode(writeCsv([['name']])))).toBe(0);
});
