import { ALPHA, BETA, splitsApp } from './splits.fixture';

let server: Awaited<ReturnType<typeof splitsApp>>;
beforeAll(async () => {
  server = await splitsApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const countOf = async (id: string) => (await server.rows(id)).items.length;

test('after a split, later rows with the website of both startups are matched by name', async () => {
  await server.curateInTurn(ALPHA, BETA);
  const [id = ''] = (await server.curated()).map((startup) => startup.id);
  const split = await server.split(id, { groups: [{ rows: [await server.rowCalled(id, 'Beta AG')] }] });
  const part = split.parts[0]?.id ?? '';
  await server.curateInTurn(
    { ...BETA, number: '7' },
    { ...ALPHA, number: '8' },
    { ...BETA, company_name: 'BETA' },
  );
  expect([await countOf(id), await countOf(part)]).toEqual([2, 3]);
  expect(await server.curated()).toHaveLength(2);
  expect((await server.pairs()).items).toEqual([]);
});

test('after a split, a corrected name separates two companies with one name', async () => {
  const nova = { company_name: 'Nova AG', canton: 'ZH' };
  await server.curateInTurn(nova, { ...nova, canton: 'VD', website: 'https://nova-vd.example' });
  const [id = ''] = (await server.curated()).map((startup) => startup.id);
  const leaving = (await server.rows(id)).items[1]?.id ?? '';
  const order = { groups: [{ rows: [leaving] }] };
  expect((await server.previewSplit(id, order)).parts).toMatchObject([
    { company_name: 'Nova AG (2)', needs_name: true },
  ]);
  expect(await server.call('POST', `/startups/${id}/split`, { payload: order })).toMatchObject({
    status: 409,
    body: { error: "Another startup is called 'Nova AG'. Give the one that is split off another name." },
  });
  const split = await server.split(id, { groups: [{ rows: [leaving], company_name: 'Nova Vaud AG' }] });
  const part = split.parts[0]?.id ?? '';
  expect(await server.facts(part)).toMatchObject({ company_name: 'Nova Vaud AG' });
  await server.curateInTurn(
    { ...nova, canton: 'VD', website: 'https://nova-vd.example', number: '1' },
    { ...nova, number: '2' },
  );
  expect([await countOf(id), await countOf(part)]).toEqual([2, 2]);
});

test('rows of a split-off startup that was merged or deleted in the meantime follow it', async () => {
  await server.curateInTurn(ALPHA, BETA, { company_name: 'Gamma AG' });
  const [id = ''] = (await server.curated()).map((startup) => startup.id);
  const gamma = (await server.curated()).find(({ company_name }) => company_name === 'Gamma AG')?.id ?? '';
  const shared = (await server.curated()).find((startup) => startup.website !== null)?.id ?? id;
  const split = await server.split(shared, {
    groups: [{ rows: [await server.rowCalled(shared, 'Beta AG')] }],
  });
  const part = split.parts[0]?.id ?? '';
  const pair = await server.name(gamma, part);
  const { survivor_id } = await server.merge(pair);
  await server.curateInTurn({ ...BETA, number: '7' });
  expect(await countOf(survivor_id)).toBe(3);
  await server.call('DELETE', `/startups/curated/${survivor_id}`);
  await server.curateInTurn({ ...BETA, number: '8' });
  expect(await countOf(shared)).toBe(1);
  expect(await server.curated()).toHaveLength(1);
});

test('a row with the ID of its startup cannot be split off', async () => {
  await server.curateInTurn(ALPHA);
  const [startup] = (await server.stored()).startups;
  await server.curateInTurn({ ...BETA, ID: startup?.uid });
  const id = String(startup?.id);
  expect((await server.rows(id)).items).toMatchObject([
    { stays_because: null },
    { stays_because: 'Its ID is that of this startup.' },
  ]);
});
