import { writeCsv } from '@vaglio/startups-domain';
import { countLines } from './count-lines';

test.each([1, 3, 1000])(
  'CSV rows received in chunks of %d bytes are counted correctly, despite line breaks inside cells',
  (size) => {
    const bytes = new TextEncoder().encode(writeCsv([['name'], ['a\r\nb'], ['c'], ['']]));
    const count = countLines();
    let rows = 0;
    for (let start = 0; start < bytes.length; start += size)
      rows = count(bytes.subarray(start, start + size));
    expect(rows).toBe(3);
  },
);

test('a CSV file with only a header has no rows', () => {
  expect(countLines()(new TextEncoder().encode(writeCsv([['name']])))).toBe(0);
});
