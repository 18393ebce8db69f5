import type { ComparisonBody } from '../../insights/comparison/comparison.schemas';
import { mergesApp } from './merges.fixture';

let server: Awaited<ReturnType<typeof mergesApp>>;
beforeAll(async () => {
  server = await mergesApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.forget();
  await server.weigh('eurostars', 4.5);
  await server.weigh('fif grant', 2);
});

test('reading a merged startup returns the surviving startup', async () => {
  const { pair, a, b } = await server.lookAlikes();
  await server.merge(pair);
  expect((await server.call('GET', `/investments/${b}/score`)).body).toMatchObject({ id: a, score: 6.5 });
  for (const what of ['history', 'evidence'])
    expect((await server.call('GET', `/investments/${b}/${what}`)).status).toBe(200);
  const refused = await server.patch(b, 'flags', { contact: 1 });
  expect([refused.status, refused.body.merged_into, refused.body.error]).toEqual([
    409,
    a,
    'Lemantis Sàrl is part of Lemantis Sàrl now.',
  ]);
  expect((await server.call('DELETE', `/startups/curated/${b}`)).status).toBe(409);
  expect((await server.call('GET', '/investments/999/score')).status).toBe(404);
  for (const unknown of ['999', 'x'])
    expect((await server.call('GET', `/merges/into?startup=${unknown}`)).body).toEqual({ merged_into: null });
});

test('a merged startup is compared as its surviving startup', async () => {
  const { pair, a, b } = await server.lookAlikes();
  const ids = await server.curateRows({ ID: 3, company_name: 'Zytovia AG' });
  const other = ids.get('Zytovia AG') ?? '';
  await server.merge(pair);
  const compared = async (...asked: string[]) => {
    const { body }: { body: ComparisonBody } = await server.call(
      'GET',
      `/investments/compare?ids=${asked.join()}`,
    );
    return body.items.map(({ startup }) => startup.id);
  };
  expect(await compared(other, b)).toEqual([other, a]);
  expect(await compared(a, b, other, `0${other}`)).toEqual([a, other]);
});

test.each([
  ['its name', { company_name: 'LEMANTIS' }],
  ['its website', { company_name: 'Whatever', website: 'www.lemantis.example' }],
  ['its ID', { ID: '2', company_name: 'Lemantis Sàrl', country: 'Switzerland' }],
  ['the UUID that an export wrote', { company_name: 'Somebody', ID: 'uid' }],
])(
  'curation finds the surviving startup of a merge by %s',
  async (_what, row: { ID?: string; company_name: string }) => {
    const { pair, a, b } = await server.lookAlikes();
    const { rows } = await server.db.execute<{ uid: string }>(`select uid from startups where id = ${b}`);
    await server.merge(pair, { fields: { company_name: 'first' } });
    await server.importRow({ ...row, ...(row.ID === 'uid' && { ID: rows[0]?.uid }) });
    await server.curate();
    expect((await server.curated()).map(({ id }) => id)).toEqual([a]);
  },
);

test('rows about a merged startup whose survivor is deleted wait until the survivor is restored', async () => {
  const { pair, a } = await server.lookAlikes();
  await server.merge(pair, { fields: { company_name: 'first' } });
  await server.call('DELETE', `/startups/curated/${a}`);
  await server.importRow({ company_name: 'Lemantis' });
  expect(await server.curate()).toMatchObject({ inserted: 0, setAside: 1 });
});
