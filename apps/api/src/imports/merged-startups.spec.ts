import { mergesApp } from '../startups/merges/merges.fixture';
import { importer } from './imports.fixture';

let server: Awaited<ReturnType<typeof mergesApp>>;
beforeAll(async () => {
  server = await mergesApp();
});
afterAll(() => server.close());

test('the check of an import finds the surviving startup by name and website of the merged startup', async () => {
  const { pair, a } = await server.lookAlikes();
  await server.merge(pair, { fields: { company_name: 'first' } });
  const file = await importer(server).upload(
    'company_name,website\nLEMANTIS,\nWhatever,www.lemantis.example\nUnheard of,\n',
  );
  expect(file.counts).toMatchObject({ create: 1, update: 2 });
  expect((await importer(server).lines(file.id)).map(({ startup_id }) => startup_id)).toEqual([a, a, null]);
});

test('undoing an import keeps the rows of a startup that was merged since, so that the merge can be undone', async () => {
  await server.forget();
  const person = importer(server);
  const ids = await server.curateRows({ ID: 1, company_name: 'Lémantis Therapeutics SA', canton: 'VD' });
  const { id } = await person.upload('company_name,canton\nGhosty,VD\nOther,ZH\n');
  await person.commit(id);
  await server.curate();
  const ghost = (await server.curated()).find(({ company_name }) => company_name === 'Ghosty')?.id ?? '';
  const merge = await server.merge(await server.name(ids.get('Lémantis Therapeutics SA'), ghost));
  await person.post(id, 'undo');
  await person.work();
  expect((await person.read(id)).state).toBe('undone');
  expect((await person.lines(id)).map(({ kept }) => kept)).toEqual(['Its startup was merged since.', null]);
  expect((await server.undo(merge.id, true)).status).toBe(200);
  const { raws } = await server.stored();
  const curated = await server.curated();
  expect(curated.map(({ company_name }) => company_name).sort()).toEqual([
    'Ghosty',
    'Lémantis Therapeutics SA',
  ]);
  expect(raws.map(({ startup_id }) => String(startup_id)).sort()).toEqual(
    curated.map((startup) => startup.id).sort(),
  );
});
