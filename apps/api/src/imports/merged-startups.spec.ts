import { mergesApp } from '../merges/merges.fixture';
import { importer } from './imports.fixture';

let server: Awaited<ReturnType<typeof mergesApp>>;
beforeAll(async () => {
  server = await mergesApp();
});
afterAll(() => server.close());

test('the check finds the survivor by the name and website of a startup that was merged into it', async () => {
  const { pair, a } = await server.lookAlikes();
  await server.merge(pair, { fields: { company_name: 'first' } });
  const file = await importer(server).upload(
    'company_name,website\nLEMANTIS,\nWhatever,www.lemantis.example\nUnheard of,\n',
  );
  expect(file.counts).toMatchObject({ create: 1, update: 2 });
  expect((await importer(server).lines(file.id)).map(({ startup_id }) => startup_id)).toEqual([a, a, null]);
});
