import { ALPHA, BETA, splitsApp } from './splits.fixture';

let server: Awaited<ReturnType<typeof splitsApp>>;
beforeAll(async () => {
  server = await splitsApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

/** Creates two companies that curation merges and that state the same award and founder. */
async function joined() {
  await server.curateInTurn(ALPHA, { ...BETA, first_name: 'Ann', last_name: 'Berg', awards: ALPHA.awards });
  const [{ id = '' } = {}] = await server.curated();
  const order = { groups: [{ rows: [await server.rowCalled(id, 'Beta AG')] }] };
  return { id, order, facts: await server.facts(id) };
}

test('an award that a person discarded counts on neither side of a split', async () => {
  const { id, order, facts } = await joined();
  await server.call('DELETE', `/startups/${id}/awards/${facts.awards[0]?.key}`);
  const before = await server.all();
  const split = await server.split(id, order);
  expect(split).toMatchObject({ score_before: 0, score_after: 0, parts: [{ score: 0 }] });
  for (const side of [id, split.parts[0]?.id ?? ''])
    expect((await server.facts(side)).discarded).toMatchObject([
      { text: 'eurostars', change_id: expect.any(String) },
    ]);
  await server.undoSplit(split.id);
  expect(await server.all()).toEqual(before);
});

test('a founder corrected by a person is corrected on both sides of a split', async () => {
  const { id, order, facts } = await joined();
  const [founder] = facts.founders;
  await server.call('PATCH', `/startups/${id}/founders/${founder?.key}`, { payload: { role: 'CEO' } });
  const before = await server.all();
  const split = await server.split(id, order);
  for (const side of [id, split.parts[0]?.id ?? ''])
    expect((await server.facts(side)).founders).toMatchObject([{ last_name: 'Berg', role: 'CEO' }]);
  await server.undoSplit(split.id);
  expect(await server.all()).toEqual(before);
});
