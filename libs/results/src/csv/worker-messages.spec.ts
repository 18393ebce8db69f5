import type { CsvReading } from './read-csv';
import { messageReceiver, toMessages } from './worker-messages';

function readingOf(count: number): CsvReading {
  const rows = Array.from({ length: count }, (_, index) => ({ line: index + 2, cells: [String(index)] }));
  return { table: { encoding: 'utf-8', delimiter: ',', headers: ['ID'], rows, blank: 1 } };
}

test.each([
  [0, 1],
  [1, 2],
  [5000, 2],
  [5001, 3],
  [12_000, 4],
])('the worker sends %d CSV rows in %d messages, and they arrive unchanged', (count, messages) => {
  const sent = toMessages(readingOf(count));
  expect(sent).toHaveLength(messages);
  const received = sent.map(messageReceiver());
  expect(received.slice(0, -1).every((reading) => reading === null)).toBe(true);
  expect(received.at(-1)).toEqual(readingOf(count));
});

test('the worker sends a problem of a CSV file in one message', () => {
  const reading = { problem: 'Empty CSV file' };
  expect(toMessages(reading).map(messageReceiver())).toEqual([reading]);
});
