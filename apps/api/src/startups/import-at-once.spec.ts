import { auditEvents } from '../audit/audit-events.table';
import { testApp } from '../testing/test-app';
import { importRow } from './import-row.fixture';
import { rawStartups } from './raw-startups.table';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test('rows that arrive together are stored in their order with an event each, and what cannot be stored fails alone', async () => {
  await importRow(server, { ID: 'known', company_name: 'Known' });
  const [known] = await server.db.select().from(rawStartups);
  const names = Array.from({ length: 12 }, (_, i) => `Together ${i}`);
  const answers = await Promise.all([
    ...names.map((company_name, i) =>
      importRow(server, { company_name, ...(i % 2 === 0 && { ID: `t-${i}` }) }),
    ),
    importRow(server, { company_name: 'Late', article_date: '2023-02-29' }),
    importRow(server, { ID: known?.uid.toUpperCase(), company_name: 'Renamed' }),
  ]);
  const outcomes = answers.map((answer) => answer.json<{ outcome?: string }>().outcome);
  expect(outcomes).toEqual([...names.map(() => 'inserted'), undefined, 'updated']);
  const [first, ...added] = await server.db.select().from(rawStartups).orderBy(rawStartups.id);
  expect(first).toMatchObject({ id: known?.id, company_name: 'Renamed' });
  expect(added.map(({ company_name }) => company_name)).toEqual(names);
  const events = await server.db.select().from(auditEvents).orderBy(auditEvents.id);
  const found = events.filter(({ target_id }) => added.some(({ id }) => String(id) === target_id));
  expect(found.map(({ target_id, after }) => [target_id, after])).toEqual(
    added.map(({ id, external_id, company_name }) => [
      `${id}`,
      { outcome: 'inserted', external_id, company_name },
    ]),
  );
  const one = {
    session_id: expect.any(String),
    ip: '127.0.0.1',
    request_id: expect.any(String),
    before: null,
  };
  expect(found[0]).toMatchObject({ ...one, target_type: 'raw_startup' });
});
