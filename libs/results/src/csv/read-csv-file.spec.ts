import { aCsvFile } from '../testing/csv-files';
import { toCsvReading } from './read-csv';
import { readCsvFile } from './read-csv-file';
import { toMessages } from './worker-messages';

interface Started {
  readonly address: unknown;
  isEnded: boolean;
}

const started: Started[] = [];
const policies: { name: string; made: string }[] = [];

/** Returns a worker class that either behaves like csv.worker.ts or fails. */
function aWorker(isBroken: boolean) {
  return class extends EventTarget {
    private readonly own: Started;
    constructor(address: unknown) {
      super();
      this.own = { address, isEnded: false };
      started.push(this.own);
    }
    postMessage(bytes: Uint8Array) {
      if (isBroken) this.dispatchEvent(new Event('error'));
      else
        for (const data of toMessages(toCsvReading(bytes)))
          this.dispatchEvent(new MessageEvent('message', { data }));
    }
    terminate() {
      this.own.isEnded = true;
    }
  };
}

beforeAll(() => {
  const createPolicy = (name: string, { createScriptURL }: { createScriptURL: () => string }) => {
    policies.push({ name, made: createScriptURL() });
    return { createScriptURL: () => 'by the policy' };
  };
  Object.defineProperty(window, 'trustedTypes', { value: { createPolicy } });
});

beforeEach(() => {
  started.length = 0;
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
});

test('an import file is read in a separate worker, which is terminated afterwards', async () => {
  Object.defineProperty(globalThis, 'Worker', { value: aWorker(false), configurable: true });
  expect(await readCsvFile(aCsvFile('company_name\nNivalis\n'))).toMatchObject({
    table: { headers: ['company_name'] },
  });
  expect(started).toEqual([{ address: 'by the policy', isEnded: true }]);
  expect(policies.map(({ name }) => name)).toEqual(['vaglio-worker']);
});

test('an import file that the worker cannot read is reported with its message', async () => {
  Object.defineProperty(globalThis, 'Worker', { value: aWorker(false), configurable: true });
  expect(await readCsvFile(aCsvFile('\n'))).toEqual({ problem: 'Empty CSV file' });
});

test('if the worker fails, it is terminated and the import file is read on the page', async () => {
  Object.defineProperty(globalThis, 'Worker', { value: aWorker(true), configurable: true });
  expect(await readCsvFile(aCsvFile('company_name\nNivalis\n'))).toMatchObject({
    table: { rows: [{ line: 2, cells: ['Nivalis'] }] },
  });
  expect(started).toMatchObject([{ isEnded: true }]);
});

const TABLE = { headers: ['company_name'], rows: [{ line: 2, cells: ['Nivalis'] }] };

test('in a browser without workers the import file is read on the page', async () => {
  expect(await readCsvFile(aCsvFile('company_name\nNivalis\n'))).toMatchObject({ table: TABLE });
});

test('if an import file cannot be read, the reason is shown', async () => {
  expect(await readCsvFile(aCsvFile(''))).toEqual({ problem: 'Empty CSV file' });
});
