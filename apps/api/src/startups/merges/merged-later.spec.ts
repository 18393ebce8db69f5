import { mergesApp } from './merges.fixture';

const NOW = Date.parse('2026-11-23T09:00:00Z');

let server: Awaited<ReturnType<typeof mergesApp>>;
beforeAll(async () => {
  server = await mergesApp({ now: () => NOW });
});
afterAll(() => server.close());
beforeEach(() => server.forget());

const decide = async (id: string, payload: object): Promise<string> => {
  const { status, body } = await server.call('POST', `/investments/${id}/decisions`, { payload });
  if (status !== 200) throw new Error(body.error);
  return body.decision.id;
};
const undo = (id: string, decision: string) =>
  server.call('POST', `/investments/${id}/decisions/${decision}/undo`, { payload: {} });
const later = (id: string, until: string, more: object = {}) =>
  decide(id, { kind: 'later', until, earlier: false, ...more });
const weighAnew = (value: number) =>
  server.call('POST', '/admin/parameters/weights', {
    payload: { weights: [{ parameterName: 'eurostars', value }] },
  });
/** Returns the end of Later for all startups in Later, by id. */
const listed = async () => {
  const { items } = (await server.call('GET', '/investments?later=only')).body;
  return Object.fromEntries(
    items.map(({ id, later_until }: { id: string; later_until: string }) => [id, later_until]),
  );
};

test('Later of a merged startup applies to the surviving startup', async () => {
  const { pair, a, b } = await server.lookAlikes();
  await later(b, '2027-01-15');
  const { id } = await server.merge(pair);
  expect(await listed()).toEqual({ [a]: '2027-01-15' });
  await server.undo(id);
  expect(await listed()).toEqual({ [b]: '2027-01-15' });
});

test('a merge that changes the score ends Later if a new score ends it', async () => {
  await server.weigh('eurostars', 4.5);
  await server.weigh('fif grant', 2);
  const { pair, a, b } = await server.lookAlikes();
  await later(a, '2027-03-01', { earlier: true });
  await later(b, '2027-01-15', { earlier: true });
  const { id } = await server.merge(pair);
  expect(await listed()).toEqual({});
  await server.undo(id);
  expect(await listed()).toEqual({ [a]: '2027-03-01', [b]: '2027-01-15' });
});

test('changes of Later after a merge are kept when the merge is undone', async () => {
  await server.weigh('eurostars', 4.5);
  await server.weigh('fif grant', 2);
  const { pair, a, b } = await server.lookAlikes();
  await later(a, '2027-01-15');
  await later(b, '2027-02-15');
  const { id } = await server.merge(pair);
  expect(await listed()).toEqual({ [a]: '2027-01-15' });
  await later(a, '2027-03-01', { earlier: true });
  await server.undo(id, true);
  expect(await listed()).toEqual({ [a]: '2027-03-01', [b]: '2027-02-15' });
});

test('Later that a person ended after a merge is not restored when the merge is undone', async () => {
  const { pair, a } = await server.lookAlikes();
  await later(a, '2027-01-15');
  const { id } = await server.merge(pair);
  await decide(a, { kind: 'later', to: 0 });
  await server.undo(id, true);
  expect(await listed()).toEqual({});
});

test('undoing a flag of one merged startup does not restore Later of the other startup', async () => {
  const { pair, a, b } = await server.lookAlikes();
  await later(b, '2027-01-15');
  const contacted = await decide(a, { kind: 'contacted' });
  await server.merge(pair);
  expect(await listed()).toEqual({});
  expect((await undo(a, contacted)).status).toBe(200);
  expect(await listed()).toEqual({});
});

test('undoing a flag that was set after Later had expired does not restore Later', async () => {
  await server.weigh('eurostars', 4.5);
  const { a } = await server.lookAlikes();
  await later(a, '2027-01-15', { earlier: true });
  await weighAnew(3);
  const contacted = await decide(a, { kind: 'contacted' });
  await weighAnew(4.5);
  expect((await undo(a, contacted)).status).toBe(200);
  expect(await listed()).toEqual({});
});
