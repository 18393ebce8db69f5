import { rawStartups } from '../platform/db/schema/raw-startups.table';
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
beforeEach(async () => {
  await server.db.delete(imports);
  await server.db.delete(rawStartups);
});

const columns = (second: string) => ({
  columns: [{ becomes: 'company_name' }, { becomes: second }, { becomes: 'leave_out' }],
});
const upload = () => ann.upload('company_name;Ort;Betreuer\nNivalis AG;Zug;x\n');

const changedBy = (changed_by: string, current: object) => ({
  error: 'Somebody changed this in the meantime. Please reload.',
  current,
  changed_by,
  changed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
});

test('when two people map the same file, the second gets the current import and the name of the first', async () => {
  const { id, version } = await upload();
  expect((await ann.choose(id, columns('country'), version)).statusCode).toBe(200);
  const answer = await marc.choose(id, columns('investors'), version);
  const present = await ann.read(id);
  expect([answer.statusCode, answer.json()]).toEqual([412, changedBy('admin', present)]);
  expect(present).toMatchObject({ version: version + 1, columns: [{}, { becomes: 'country' }, {}] });
  expect((await marc.choose(id, columns('investors'), present.version)).statusCode).toBe(200);
  expect((await ann.read(id)).columns[1]?.becomes).toBe('investors');
});

test('nobody can repeat the check of a file that another person mapped since', async () => {
  const seen = await upload();
  await ann.choose(seen.id, columns('country'), seen.version);
  await marc.work();
  const late = await marc.post(seen.id, 'check', seen.version);
  const mapped = await ann.read(seen.id);
  expect([late.statusCode, late.json()]).toEqual([412, changedBy('admin', mapped)]);
  expect((await marc.post(seen.id, 'check', mapped.version)).json()).toMatchObject({
    state: 'checking',
    version: mapped.version + 1,
  });
});

test('nobody can import with columns that another person changed since, or undo such an import', async () => {
  const seen = await upload();
  await ann.choose(seen.id, columns('country'), seen.version);
  const late = await marc.post(seen.id, 'commit', seen.version);
  const mapped = await ann.read(seen.id);
  expect([late.statusCode, late.json()]).toEqual([412, changedBy('admin', mapped)]);
  expect(mapped.state).toBe('checked');

  expect((await marc.post(seen.id, 'commit', mapped.version)).statusCode).toBe(200);
  const again = await ann.post(seen.id, 'commit', mapped.version);
  expect([again.statusCode, again.json()]).toMatchObject([412, { current: { state: 'committing' } }]);
  await marc.work();

  const written = await ann.read(seen.id);
  expect((await ann.post(seen.id, 'undo', mapped.version)).statusCode).toBe(412);
  expect((await ann.post(seen.id, 'undo', written.version)).statusCode).toBe(200);
  expect((await marc.post(seen.id, 'undo', written.version)).json()).toMatchObject({
    current: { state: 'undoing' },
    changed_by: 'admin',
  });
});

test('nobody can abandon an import that another person has started to write', async () => {
  const seen = await upload();
  await marc.post(seen.id, 'commit', seen.version);
  const late = await ann.post(seen.id, 'cancel', seen.version);
  expect([late.statusCode, late.json()]).toMatchObject([
    412,
    { current: { state: 'committing' }, changed_by: 'super' },
  ]);
  const present = await ann.read(seen.id);
  expect((await ann.post(seen.id, 'cancel', present.version)).statusCode).toBe(200);
});

test('the server’s processing of an import does not count as a change by a person', async () => {
  const { id, version } = await upload();
  expect(version).toBe(1);
  expect((await ann.commit(id)).version).toBe(2);
});
