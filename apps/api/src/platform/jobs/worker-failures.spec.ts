import { startDuplicates } from '../../startups/duplicates/duplicates-worker';
import { startImportWorker } from '../../imports/import-worker';
import { startReviewQueue } from '../../review/queue/queue-worker';
import { startHousekeeping } from '../../operations/housekeeping/housekeeping';
import { randomKeys } from '../../testing/test-app';
import { testReader } from '../../testing/test-reader';
import { bareDatabase } from '../../testing/test-database';
import { until } from '../../testing/writer-process';

let database: Awaited<ReturnType<typeof bareDatabase>>;
beforeAll(async () => {
  database = await bareDatabase();
});
afterAll(() => database.close());

test.each([
  ['duplicates', startDuplicates],
  ['the review queue', startReviewQueue],
  ['imports', startImportWorker],
  ['housekeeping', startHousekeeping],
])(
  'a failed database statement of the worker for %s is logged by its code, without its text or values',
  async (_name, start) => {
    const lines: string[] = [];
    const log = { warn: (text: string) => void lines.push(text) };
    const worker = start({ db: database.db, keys: randomKeys(), reader: testReader(), now: Date.now, log });
    await until('a line of the log', () => lines.length > 0);
    await worker.stop();
    expect(lines[0]).toMatch(/^[A-Z][a-z ]+: error 42P01$/);
  },
);
