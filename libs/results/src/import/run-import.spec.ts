import type { CsvRow } from '../csv/read-csv';
import type { ImportPlan } from './import-plan';
import { runImport, type ImportCounts, type RowOutcome } from './run-import';

type Send = Parameters<typeof runImport>[2]['send'];

function rowsOf(count: number): CsvRow[] {
  return Array.from({ length: count }, (_, index) => ({ line: index + 2, cells: [`C${index}`] }));
}

/** Import plan that stores the line number in the founding year, so that each request identifies its line. */
const PLAN: ImportPlan = {
  planRow: ({ line, cells }) => ({
    body: { company_name: cells[0], founding_year: line, awards: [] },
    remarks: [],
    problem: null,
  }),
  idOf: () => '',
};
const INSERTED: RowOutcome = { done: 'inserted' };
const silent = { isCancelled: () => false, onProgress: () => undefined };

test('an import sends every row once, at most 6 rows at a time', async () => {
  let [inFlight, most] = [0, 0];
  const sent: number[] = [];
  const send = async ({ founding_year: line = 0 }: Parameters<Send>[0]) => {
    sent.push(line);
    most = Math.max(most, (inFlight += 1));
    await new Promise((resolve) => setTimeout(resolve, 1));
    inFlight -= 1;
    return INSERTED;
  };
  const { counts, unsent } = await runImport(rowsOf(40), PLAN, { ...silent, send });
  expect([most, counts.inserted, unsent]).toEqual([6, 40, 0]);
  expect(sent).toEqual(rowsOf(40).map(({ line }) => line));
});

test('a failed import row is recorded with its line and message in file order, and the import continues', async () => {
  const send = async ({ founding_year: line }: Parameters<Send>[0]): Promise<RowOutcome> => {
    if (line === 3) await new Promise((resolve) => setTimeout(resolve, 5));
    return line === 3 || line === 5
      ? { failure: `no ${line}` }
      : line === 4
        ? { done: 'unchanged' }
        : { done: 'updated' };
  };
  const result = await runImport(rowsOf(5), PLAN, { ...silent, send });
  expect(result.counts).toEqual({ inserted: 0, updated: 2, unchanged: 1, failed: 2 });
  expect(result.failures).toEqual([
    { line: 3, cells: ['C1'], message: 'no 3' },
    { line: 5, cells: ['C3'], message: 'no 5' },
  ]);
});

test('an invalid import row fails without a request', async () => {
  const send = jest.fn(async () => INSERTED);
  const plan: ImportPlan = {
    ...PLAN,
    planRow: (row) => ({ ...PLAN.planRow(row), problem: 'The row has 3 cells, the header 2.' }),
  };
  expect((await runImport(rowsOf(1), plan, { ...silent, send })).failures).toMatchObject([
    { line: 2, message: 'The row has 3 cells, the header 2.' },
  ]);
  expect(send).not.toHaveBeenCalled();
});

test('import rows with the same id are sent one after another in file order', async () => {
  const ended: number[] = [];
  const send = async ({ founding_year: line = 0 }: Parameters<Send>[0]) => {
    await new Promise((resolve) => setTimeout(resolve, 10 - line));
    ended.push(line);
    return INSERTED;
  };
  const idOf = ({ line }: CsvRow) => (line % 2 === 0 ? 'same' : String(line));
  await runImport(rowsOf(6), { ...PLAN, idOf }, { ...silent, send });
  expect(ended.filter((line) => line % 2 === 0)).toEqual([2, 4, 6]);
});

test('a cancelled import sends no further rows, counts the rows in progress, and reports the remaining rows', async () => {
  let sent = 0;
  const send = async () => {
    sent += 1;
    await Promise.resolve();
    return INSERTED;
  };
  const { counts, unsent } = await runImport(rowsOf(100), PLAN, {
    ...silent,
    send,
    isCancelled: () => sent >= 10,
  });
  expect([counts.inserted, unsent]).toEqual([sent, 100 - sent]);
  expect(sent).toBeLessThan(17);
});

test('skipped cells are reported only for imported rows', async () => {
  const plan: ImportPlan = {
    ...PLAN,
    planRow: (row) => ({ ...PLAN.planRow(row), remarks: ['article_date left out'] }),
  };
  const send: Send = async ({ founding_year: line }) => (line === 2 ? { failure: 'no' } : INSERTED);
  expect((await runImport(rowsOf(2), plan, { ...silent, send })).remarks).toEqual([
    { line: 3, message: 'article_date left out' },
  ]);
});

test('import progress is reported after each row', async () => {
  const reported: ImportCounts[] = [];
  await runImport(rowsOf(3), PLAN, {
    ...silent,
    send: async () => INSERTED,
    onProgress: (counts) => reported.push(counts),
  });
  expect(reported.map(({ inserted }) => inserted)).toEqual([1, 2, 3]);
});
