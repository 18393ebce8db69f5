import { eq } from 'drizzle-orm';
import { auditEvents } from '../platform/db/schema/audit-events.table';
import { testApp } from '../testing/test-app';
import { importer } from './imports.fixture';
import { imports } from '../platform/db/schema/imports.table';

let server: Awaited<ReturnType<typeof testApp>>;
let ann: ReturnType<typeof importer>;
let marc: ReturnType<typeof importer>;
beforeAll(async () => {
  server = await testApp();
  [ann, marc] = [importer(server, 'admin'), importer(server, 'super')];
});
afterAll(() => server.close());

const BYTES = new TextEncoder().encode('company_name;Ort;Kt.\nNivalis AG;Zug;Hintertux\n');

test('if a colleague uploads part of a person’s file, the audit trail and the import show the colleague', async () => {
  const { id } = await ann.open('list.csv', BYTES.length);
  await ann.send(id, BYTES.subarray(0, 10));
  await marc.send(id, BYTES.subarray(10, 20), 10);
  await marc.send(id, BYTES.subarray(20), 20);
  const events = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'import_part_uploaded'));
  expect(events).toMatchObject([
    {
      actor_id: server.person('super').userId,
      target_id: id,
      after: { file_name: 'list.csv', created_by: server.person('admin').userId, from_byte: 10 },
    },
  ]);
  await ann.work();
  expect(await ann.read(id)).toMatchObject({ created_by: 'admin', uploaded_by: ['super'] });
  expect((await ann.list()).items).toMatchObject([{ created_by: 'admin', uploaded_by: ['super'] }]);
  const [row] = await server.db
    .select()
    .from(imports)
    .where(eq(imports.id, Number(id)));
  expect(row?.uploaded_by).toEqual([server.person('admin').userId, server.person('super').userId]);
});
