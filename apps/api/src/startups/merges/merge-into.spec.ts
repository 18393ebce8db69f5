import { mergesApp } from './merges.fixture';

let server: Awaited<ReturnType<typeof mergesApp>>;
beforeAll(async () => {
  server = await mergesApp();
});
afterAll(() => server.close());
beforeEach(() => server.forget());

const into = (id: string, target: string, more = {}) =>
  server.call('POST', `/startups/${id}/merge`, { payload: { into: target, ...more } });

test('the most likely targets of a merge are listed with reasons', async () => {
  const ids = await server.curateRows(
    { ID: 1, company_name: 'Lémantis Therapeutics SA', canton: 'VD' },
    { ID: 2, company_name: 'Lemantis Sàrl', canton: 'VD' },
    { ID: 3, company_name: 'Quite Another AG' },
  );
  await server.pairs();
  const own = ids.get('Lemantis Sàrl') ?? '';
  const nearest = await server.call('GET', `/startups/${own}/merge-targets`);
  expect(nearest.body.items).toMatchObject([
    { company_name: 'Lémantis Therapeutics SA', because: expect.stringContaining('same canton') },
  ]);
  const found = await server.call('GET', `/startups/${own}/merge-targets?q=quite`);
  expect(found.body.items).toMatchObject([{ company_name: 'Quite Another AG', because: '' }]);
  expect((await server.call('GET', '/startups/987654/merge-targets')).status).toBe(404);
});

test('a search for merge targets without letters or digits returns the most likely startups', async () => {
  const ids = await server.curateRows(
    { ID: 1, company_name: 'Lémantis Therapeutics SA', canton: 'VD' },
    { ID: 2, company_name: 'Lemantis Sàrl', canton: 'VD' },
  );
  await server.pairs();
  for (const q of ['_', '-', "'"])
    expect([
      q,
      await server.call('GET', `/startups/${ids.get('Lemantis Sàrl')}/merge-targets?q=${q}`),
    ]).toMatchObject([q, { status: 200, body: { items: [{ company_name: 'Lémantis Therapeutics SA' }] } }]);
});

test('a startup is merged into the selected startup, even if its own score is higher', async () => {
  await server.weigh('eurostars', 4);
  const ids = await server.curateRows(
    { ID: 1, company_name: 'Acme', awards: ['eurostars'] },
    { ID: 2, company_name: 'Borealis' },
  );
  const [acme, borealis] = [ids.get('Acme') ?? '', ids.get('Borealis') ?? ''];
  const preview = await server.call('POST', `/startups/${acme}/merge/preview`, {
    payload: { into: borealis },
  });
  expect(preview.body).toMatchObject({
    survivor: 'second',
    score_before: 0,
    result: { id: borealis, score: 4 },
  });
  expect((await server.pairs()).total).toBe(0);
  const versions = { first: preview.body.first.version, second: preview.body.second.version };
  expect((await into(acme, borealis, { versions: { ...versions, first: 99 } })).status).toBe(412);
  const { body } = await into(acme, borealis, { versions });
  expect(body).toMatchObject({ survivor_id: borealis, merged_id: acme, score_after: 4 });
  expect((await server.undo(body.id)).status).toBe(200);
  expect(await server.curated()).toHaveLength(2);
});

test('a raised amount in a foreign currency is compared with its currency in a merge', async () => {
  const ids = await server.curateRows(
    { ID: 1, company_name: 'Acme', raised_money: 1_200_000, raised_currency: 'EUR' },
    { ID: 2, company_name: 'Borealis', raised_money: 1_200_000 },
  );
  const preview = await server.call('POST', `/startups/${ids.get('Acme')}/merge/preview`, {
    payload: { into: ids.get('Borealis') },
  });
  expect(preview.body.fields).toContainEqual(
    expect.objectContaining({
      field: 'raised_money',
      is_equal: false,
      chosen: 'second',
      first: expect.objectContaining({ value: 'EUR 1’200’000.00' }),
      second: expect.objectContaining({ value: 1_200_000 }),
    }),
  );
});

test('a merged startup is not offered for another merge', async () => {
  const ids = await server.curateRows(
    { ID: 1, company_name: 'Acme' },
    { ID: 2, company_name: 'Borealis' },
    { ID: 3, company_name: 'Quite Another AG' },
  );
  const [acme, borealis, other] = ['Acme', 'Borealis', 'Quite Another AG'].map((name) => ids.get(name) ?? '');
  await into(acme ?? '', borealis ?? '');
  const refusal = { status: 409, body: { error: 'Acme is part of Borealis now.', merged_into: borealis } };
  expect(await into(other ?? '', acme ?? '')).toMatchObject(refusal);
  expect(await into(acme ?? '', other ?? '')).toMatchObject(refusal);
  const preview = { payload: { into: acme } };
  expect(await server.call('POST', `/startups/${other}/merge/preview`, preview)).toMatchObject(refusal);
  const targets = await server.call('GET', `/startups/${acme}/merge-targets?q=quite`);
  expect(targets).toMatchObject({ status: 200, body: { items: [{ id: other }] } });
});

test('a startup cannot be merged into itself or into an unknown startup', async () => {
  const ids = await server.curateRows({ ID: 1, company_name: 'Acme' });
  const acme = ids.get('Acme') ?? '';
  expect([(await into(acme, acme)).status, (await into(acme, '987654')).status]).toEqual([400, 404]);
});
