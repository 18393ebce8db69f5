import { Client } from 'pg';
import { curationApp } from '../../startups/curation/curated-startups.fixture';
import type { ShortlistDocumentBody } from './dossiers.schemas';

/** The spy is installed before the first connection, because a connection keeps a reference to the function. */
const query = jest.spyOn(Client.prototype, 'query');

let server: Awaited<ReturnType<typeof curationApp>>;
beforeAll(async () => {
  server = await curationApp();
  await server.weigh('fif grant', 2);
});
afterAll(() => server.close());

const shortlist = async () => {
  const headers = server.asRole('user');
  const url = '/auth/investments/dossier?mode=all&details=1';
  return (await server.app.inject({ url, headers })).json<ShortlistDocumentBody>();
};

/** Returns the number of SQL statements that the dossiers of `startups` startups need. */
async function statementsOf(startups: number): Promise<number> {
  for (let index = 0; index < startups; index += 1)
    await server.importRow({ company_name: `Firm ${index}`, awards: ['fif grant'] });
  await server.curate({ limit: 100 });
  query.mockClear();
  const { dossiers } = await shortlist();
  expect(dossiers).toHaveLength(startups);
  return query.mock.calls.length;
}

test('loading dossiers needs few database statements per startup', async () => {
  const [few, many] = [await statementsOf(2), await statementsOf(12)];
  expect((many - few) / 10).toBeLessThan(10);
});

test('a dossier shows the rank within the mode of its startup, even if a list contains both modes', async () => {
  const [first] = (await shortlist()).dossiers;
  await server.app.inject({
    method: 'PATCH',
    url: `/auth/investments/${first?.startup.id ?? ''}/flags`,
    headers: server.asRole('admin'),
    payload: { rejected: 1 },
  });
  const { dossiers } = await shortlist();
  expect(dossiers.map(({ startup, of }) => [startup.rejected, of]).toSorted()).toEqual([
    ...Array.from({ length: 11 }, () => [0, 11]),
    [1, 1],
  ]);
});
