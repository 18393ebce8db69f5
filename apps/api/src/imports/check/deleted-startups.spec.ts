import { deletingApp } from '../../startups/deletions/deleting.fixture';
import { importer } from '../imports.fixture';

let server: Awaited<ReturnType<typeof deletingApp>>;
let person: ReturnType<typeof importer>;
beforeAll(async () => {
  server = await deletingApp();
  person = importer(server);
});
afterAll(() => server.close());

const WAITS = '“Acme AG” was deleted: this row waits until it is restored.';

test('lines about a deleted startup report that they wait for it to be restored, matched as in curation', async () => {
  await server.importRow({ ID: '7', company_name: 'Acme AG', website: 'https://acme.ch' });
  await server.curate();
  const [acme] = await server.curated();
  await server.remove('curated', acme?.id ?? '');
  const file = await person.upload(
    'ID,company_name,website\n7,Acme Holding,\n8,Any name,www.acme.ch\n9,acme ag,\n10,Other,\n',
  );
  const shown = (await person.lines(file.id)).map(({ outcome, notes }) => [outcome, notes]);
  expect(shown).toEqual([
    ['update', [WAITS]],
    ['create', [WAITS]],
    ['create', [WAITS]],
    ['create', []],
  ]);
  await person.commit(file.id);
  await server.curate();
  expect((await server.curated()).map(({ company_name }) => company_name)).toEqual(['Other']);
  await server.restoreLast();
  const again = await person.upload('ID,company_name\n11,Acme AG\n');
  expect(await person.lines(again.id)).toMatchObject([{ outcome: 'update', notes: [] }]);
});

test('a startup in the list takes precedence over a deleted startup with the same key', async () => {
  await server.forget();
  await server.importRow({ ID: '7', company_name: 'Acme AG' });
  await server.curate();
  const [acme] = await server.curated();
  await server.remove('curated', acme?.id ?? '');
  await server.importRow({ ID: '20', company_name: 'Bolt', website: 'https://bolt.ch' });
  await server.curate();
  const file = await person.upload('company_name,website\nAcme AG,bolt.ch\n');
  expect(await person.lines(file.id)).toMatchObject([
    { outcome: 'update', found_by: 'website', notes: [], startup_id: expect.any(String) },
  ]);
});
