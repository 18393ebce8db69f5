import type { PlannedRow } from './import-plan';
import { runImport, type ImportCounts, type RowOutcome } from './run-import';

function rowsOf(count: number, id: (index: number) => string | undefined = () => undefined): PlannedRow[] {
  return Array.from({ length: count }, (_, index) => ({
    line: index + 2, cells: [`C${index}`], body: { id: id(index), company_name: `C${index}`, awards: [] }, remarks: [], problem: null,
  }));
}

const INSERTED: RowOutcome = { done: 'inserted' };
const silent = { isCancelled: () => false, onProgress: () => undefined };

test('every row is sent once, at most 6 at a time', async () => {
  let [inFlight, most] = [0, 0];
  const sent: number[] = [];
  const send = async ({ line }: PlannedRow) => {
    sent.push(line);
    most = Math.max(most, (inFlight += 1));
    await new Promise((resolve) => setTimeout(resolve, 1));
    inFlight -= 1;
    return INSERTED;
  };
  const { counts, unsent } = await runImport(rowsOf(40), { ...silent, send });
  expect([most, counts.inserted, unsent]).toEqual([6, 40, 0]);
  expect(sent).toEqual(rowsOf(40).map(({ line }) => line));
});

test('a failure is kept with its line and message, in the order of the file, and the import goes on', async () => {
  const send = async ({ line }: PlannedRow): Promise<RowOutcome> => {
    if (line === 3) await new Promise((resolve) => setTimeout(resolve, 5));
    return line === 3 || line === 5 ? { failure: `no ${line}` } : line === 4 ? { done: 'unchanged' } : { done: 'updated' };
  };
  const result = await runImport(rowsOf(5), { ...silent, send });
  expect(result.counts).toEqual({ inserted: 0, updated: 2, unchanged: 1, failed: 2 });
  expect(result.failures).toEqual([{ line: 3, cells: ['C1'], message: 'no 3' }, { line: 5, cells: ['C3'], message: 'no 5' }]);
});

test('a row that cannot be sent fails without a call', async () => {
  const send = jest.fn(async () => INSERTED);
  const [first] = rowsOf(1);
  const rows = first ? [{ ...first, problem: 'The row has 3 cells, the header 2.' }] : [];
  expect((await runImport(rows, { ...silent, send })).failures).toMatchObject([{ line: 2, message: 'The row has 3 cells, the header 2.' }]);
  expect(send).not.toHaveBeenCalled();
});

test('rows with the same id go one after another, in the order of the file', async () => {
  const ended: number[] = [];
  const send = async ({ line }: PlannedRow) => {
    await new Promise((resolve) => setTimeout(resolve, 10 - line));
    ended.push(line);
    return INSERTED;
  };
  await runImport(rowsOf(6, (index) => (index % 2 === 0 ? 'same' : String(index))), { ...silent, send });
  expect(ended.filter((line) => line % 2 === 0)).toEqual([2, 4, 6]);
});

test('after a cancel no further row is sent, those under way are counted, and the rest is told', async () => {
  let sent = 0;
  const send = async () => {
    sent += 1;
    await Promise.resolve();
    return INSERTED;
  };
  const { counts, unsent } = await runImport(rowsOf(100), { ...silent, send, isCancelled: () => sent >= 10 });
  expect([counts.inserted, unsent]).toEqual([sent, 100 - sent]);
  expect(sent).toBeLessThan(17);
});

test('progress is told after each row', async () => {
  const told: ImportCounts[] = [];
  await runImport(rowsOf(3), { ...silent, send: async () => INSERTED, onProgress: (counts) => told.push(counts) });
  expect(told.map(({ inserted }) => inserted)).toEqual([1, 2, 3]);
});
