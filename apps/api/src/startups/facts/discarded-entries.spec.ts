import { factsApp, proved } from './facts.fixture';

let server: Awaited<ReturnType<typeof factsApp>>;
beforeAll(async () => {
  server = await factsApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const discarded = async () => (await server.facts()).discarded ?? [];
const undo = (id: string | null | undefined) => server.change('POST', `/fact-changes/${id}/undo`);

test('discarded list entries are shown with person and time, and each can be restored', async () => {
  await server.imported({ awards: ['eurostars', 'fif grant'] });
  for (const { key } of (await server.facts()).awards)
    await server.change('DELETE', `/startups/1/awards/${key}`);
  const [last, first] = await discarded();
  expect([last, first]).toMatchObject([
    { list: 'awards', text: 'fif grant', discarded_by: 'admin', discarded_at: expect.any(String) },
    { text: 'eurostars' },
  ]);
  expect((await undo(first?.change_id)).body.facts).toMatchObject({
    score: 4,
    discarded: [{ text: 'fif grant' }],
  });
});

test('a list entry that was corrected and then discarded is shown once', async () => {
  await server.imported({ last_name: 'Berg', first_name: 'Ann' });
  const [founder] = (await server.facts()).founders;
  await server.change('PATCH', `/startups/1/founders/${founder?.key}`, { last_name: 'Dahl' });
  await server.imported({ last_name: 'Dahl', first_name: 'Ann' });
  await server.change('DELETE', `/startups/1/founders/${founder?.key}`);
  const entries = await discarded();
  expect(entries).toMatchObject([{ text: 'Ann Dahl' }]);
  expect((await undo(entries[0]?.change_id)).body.facts.founders).toMatchObject([{ last_name: 'Dahl' }]);
  expect(await discarded()).toEqual([]);
});

test('a discarded entry that a person accepts from later news is no longer discarded', async () => {
  await server.read({ awards: ['fif grant'] }, { evidence: [proved('awards', 'fif grant')] });
  const [award] = (await server.facts()).awards;
  await server.change('DELETE', `/startups/1/awards/${award?.key}`);
  await server.read({ awards: ['fif grant'] }, { evidence: [proved('awards', 'fif grant')] });
  const [suggestion] = (await server.facts()).suggestions;
  expect(suggestion).toMatchObject({ discarded_by: 'admin' });
  await server.change('POST', `/suggestions/${suggestion?.id}/take`);
  expect(await discarded()).toEqual([]);
});
