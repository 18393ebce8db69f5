import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, gt } from 'drizzle-orm';
import { auditEvents } from '../platform/db/schema/audit-events.table';
import { rawStartups } from '../platform/db/schema/raw-startups.table';
import { testApp } from '../testing/test-app';
import { importer } from './imports.fixture';
import { importMappings, imports } from '../platform/db/schema/imports.table';

let server: Awaited<ReturnType<typeof testApp>>;
let ann: ReturnType<typeof importer>;
let marc: ReturnType<typeof importer>;
beforeAll(async () => {
  server = await testApp();
  [ann, marc] = [importer(server, 'admin'), importer(server, 'super')];
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(imports);
  await server.db.delete(importMappings);
  await server.db.delete(rawStartups);
});

const LIST = 'company_name;Ort;Kt.\nNivalis AG;Zug;Hintertux\n';
const BYTES = new TextEncoder().encode(LIST);

/** Returns the audit events that were recorded during `work`, in order. */
async function eventsOf(work: () => Promise<unknown>) {
  const [last] = await server.db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .orderBy(asc(auditEvents.id))
    .then((all) => all.slice(-1));
  await work();
  return server.db
    .select()
    .from(auditEvents)
    .where(gt(auditEvents.id, last?.id ?? 0))
    .orderBy(asc(auditEvents.id));
}

const columns = (second: string) => ({
  columns: [{ becomes: 'company_name' }, { becomes: second }, { becomes: 'canton' }],
});

/** Operations that change an import, each with the audit events that it records. */
const OPERATIONS: Readonly<Record<string, { act: () => Promise<unknown>; leaves: string[] }>> = {
  openImport: { act: () => marc.open('list.csv', 10), leaves: ['import_uploaded'] },
  uploadImport: {
    act: async () => marc.send((await ann.open('list.csv', BYTES.length)).id, BYTES),
    leaves: ['import_uploaded', 'import_part_uploaded'],
  },
  mapImport: {
    act: async () => marc.choose((await ann.upload(LIST)).id, columns('country')),
    leaves: ['import_uploaded', 'import_mapping_kept', 'import_mapped'],
  },
  correctImportCell: {
    act: async () => marc.correct((await ann.upload(LIST)).id, { line: 2, column: 1, text: 'Zürich' }),
    leaves: ['import_uploaded', 'import_cell_corrected'],
  },
  checkImport: {
    act: async () => marc.post((await ann.upload(LIST)).id, 'check'),
    leaves: ['import_uploaded', 'import_checked_again'],
  },
  commitImport: {
    act: async () => marc.commit((await ann.upload(LIST)).id),
    leaves: ['import_uploaded', 'import_committed'],
  },
  cancelImport: {
    act: async () => marc.post((await ann.upload(LIST)).id, 'cancel'),
    leaves: ['import_uploaded', 'import_cancelled'],
  },
  undoImport: {
    act: async () => {
      const { id } = await ann.commit((await ann.upload(LIST)).id);
      await marc.post(id, 'undo');
      await marc.work();
    },
    leaves: ['import_uploaded', 'import_committed', 'import_undone'],
  },
};

type Document = { paths: Record<string, Record<string, { tags?: string[]; operationId?: string }>> };

test('this file tests every API call that changes an import', () => {
  const document: Document = JSON.parse(readFileSync(join(__dirname, '../../openapi.json'), 'utf8'));
  const changing = Object.values(document.paths).flatMap((path) =>
    Object.entries(path).flatMap(([method, { tags, operationId }]) =>
      method !== 'get' && tags?.includes('imports') ? [operationId] : [],
    ),
  );
  expect(changing.sort()).toEqual(Object.keys(OPERATIONS).sort());
});

test.each(Object.entries(OPERATIONS))(
  'the import call %s leaves an event of the person who made it',
  async (_name, one) => {
    const events = await eventsOf(one.act);
    expect(events.map(({ action }) => action)).toEqual(one.leaves);
    expect(events.at(-1)?.actor_id).toBe(server.person('super').userId);
  },
);

test('the event of a column mapping has the former mapping of the import and of files with the same columns', async () => {
  const { id } = await ann.upload(LIST);
  const first = await eventsOf(() => ann.choose(id, columns('country')));
  const ort = (becomes: string) => ({ column: 2, header: 'Ort', becomes });
  expect(first).toMatchObject([
    {
      action: 'import_mapping_kept',
      target_type: 'import_mapping',
      before: { columns: [] },
      after: { columns: [{ column: 1, becomes: 'company_name' }, ort('country'), { column: 3 }] },
    },
    {
      action: 'import_mapped',
      target_type: 'import',
      target_id: id,
      before: { columns: [ort('leave_out')] },
      after: { file_name: 'list.csv', columns: [ort('country')] },
    },
  ]);
  const second = await eventsOf(() => ann.choose(id, columns('investors')));
  expect(second).toMatchObject([
    {
      action: 'import_mapping_kept',
      before: { columns: [ort('country')] },
      after: { columns: [ort('investors')] },
    },
    { before: { columns: [ort('country')] }, after: { columns: [ort('investors')] } },
  ]);
});

test('the event of a mapping contains mapped values and other reading options', async () => {
  const { id } = await ann.upload(LIST);
  const values = [{ field: 'canton', text: 'Hintertux', code: 'ZG' }];
  const mapped = await eventsOf(() => ann.choose(id, { values }));
  expect(mapped).toMatchObject([
    {
      action: 'import_mapped',
      before: { canton: [] },
      after: { canton: [{ text: 'hintertux', code: 'ZG' }] },
    },
  ]);
  const read = await eventsOf(() => ann.choose(id, { delimiter: '|' }));
  expect(read).toMatchObject([{ before: { read_as: {} }, after: { read_as: { delimiter: '|' } } }]);
});

test('a mapping and its event are stored in one transaction', async () => {
  const { id } = await ann.upload(LIST);
  const before = await ann.read(id);
  const events = await eventsOf(() =>
    ann.choose(id, {
      columns: [{ becomes: 'company_name' }, { becomes: 'country' }, { becomes: 'nothing' }],
    }),
  );
  expect(events).toEqual([]);
  expect(await ann.read(id)).toEqual(before);
  expect(await server.db.$count(importMappings)).toBe(0);
});
