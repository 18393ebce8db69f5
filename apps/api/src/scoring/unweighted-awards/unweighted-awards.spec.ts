import { forgetStartups, storeParameters, storeScoredStartups } from '../rescoring/stored-startups.fixture';
import { parametersApp } from '../parameters/parameters.fixture';
import { ignoredAwards } from '../../platform/db/schema/unweighted-awards.table';

const AWARDS = '/auth/awards/unweighted';
const NOW = '2025-03-01T09:00:00.000Z';

let server: Awaited<ReturnType<typeof parametersApp>>;
beforeAll(async () => {
  server = await parametersApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetStartups(server.db);
  await server.db.delete(ignoredAwards);
  await storeParameters(server.db, {
    'w.a. de vigier award': 3,
    'masschallenge gold': 2,
    'masschallenge silver': 1,
  });
  await storeScoredStartups(
    server.db,
    [
      { company_name: 'Alpha', awards: ['W.A. de Vigier', 'masschallenge', 'MassChallenge gold'] },
      { company_name: 'Beta', awards: ['w.a. de vigier'] },
      { company_name: 'Gamma', awards: ['w.a. de vigier', 'w.a. de vigier award'] },
    ],
    NOW,
  );
});

const open = async (query = '') => {
  const { body } = await server.call('GET', `${AWARDS}${query}`);
  return { ...body, awards: body.items.map(({ award }: { award: string }) => award) };
};
const sameAs = (award: string, parameterID: string) =>
  server.call('POST', `${AWARDS}/same-as`, { award, parameterID });

test('awards without a parameter are listed in their most frequent spelling, most frequent first', async () => {
  expect((await open()).items).toEqual([
    {
      award_key: 'w a de vigier',
      award: 'w.a. de vigier',
      startups: 3,
      examples: [
        { id: '3', company_name: 'Gamma' },
        { id: '1', company_name: 'Alpha' },
        { id: '2', company_name: 'Beta' },
      ],
      look_alikes: [
        { parameterID: 'w-a-de-vigier-award', parameterName: 'w.a. de vigier award', likeness: 1 },
      ],
    },
    {
      award_key: 'masschallenge',
      award: 'masschallenge',
      startups: 1,
      examples: [{ id: '1', company_name: 'Alpha' }],
      look_alikes: [
        { parameterID: 'masschallenge-gold', parameterName: 'masschallenge gold', likeness: 0.86 },
        { parameterID: 'masschallenge-silver', parameterName: 'masschallenge silver', likeness: 0.8 },
      ],
    },
  ]);
});

test('the list of unweighted awards has pages and an accent-insensitive search', async () => {
  expect(await open('?pageSize=1&page=2')).toMatchObject({
    awards: ['masschallenge'],
    total: 2,
    page: 2,
    pageSize: 1,
  });
  expect(await open('?q=V%C3%ADgier')).toMatchObject({ awards: ['w.a. de vigier'], total: 1 });
  expect(await open('?page=3&pageSize=1')).toMatchObject({ awards: [], total: 2 });
  expect(await open('?q=nothing')).toMatchObject({ awards: [], total: 0, ignored: 0 });
});

test.each(['Zürich', 'zuerich', 'ZURICH', 'biotech', 'Bio-Tech', 'bio tech'])(
  'a search for %s finds an unweighted award in any spelling',
  async (q) => {
    await storeScoredStartups(
      server.db,
      [
        { company_name: 'Delta', awards: ['Bio-Tech Preis Zürich'] },
        { company_name: 'Epsilon', awards: ['bio tech preis zurich'] },
        { company_name: 'Zeta', awards: ['bio tech preis zurich'] },
      ],
      NOW,
    );
    expect(await open(`?q=${encodeURIComponent(q)}`)).toMatchObject({
      awards: ['bio tech preis zurich'],
      total: 1,
    });
  },
);

test('an award that a person maps to a parameter counts as the parameter until this is undone', async () => {
  expect(await server.scores()).toEqual([2, 0, 3]);
  expect(await sameAs('W.A. de Vigier', 'w-a-de-vigier-award')).toEqual({
    status: 201,
    body: { award: 'W.A. de Vigier', parameterID: 'w-a-de-vigier-award' },
  });
  expect(await server.scores()).toEqual([5, 3, 3]);
  expect(await server.lastEvent()).toMatchObject({
    action: 'award_alias_added',
    target_id: 'w a de vigier',
    after: { award: 'W.A. de Vigier', parameterID: 'w-a-de-vigier-award', rescored: 2 },
  });
  expect((await open()).awards).toEqual(['masschallenge']);
  await storeScoredStartups(server.db, [{ company_name: 'Delta', awards: ['W A de VIGIER'] }], NOW);
  expect(await server.scores()).toEqual([5, 3, 3, 3]);
  const { body } = await server.call('GET', `/auth/investments/4/score`);
  expect(body.lines).toEqual([
    expect.objectContaining({
      award: 'W A de VIGIER',
      parameterID: 'w-a-de-vigier-award',
      status: 'counted',
      weight: 3,
    }),
  ]);
  const undo = { award: 'w.a. de vigier', parameterID: 'w-a-de-vigier-award' };
  expect((await server.call('POST', `${AWARDS}/same-as/undo`, undo)).status).toBe(200);
  expect(await server.scores()).toEqual([2, 0, 3, 0]);
  expect(await server.lastEvent()).toMatchObject({ action: 'award_alias_removed', after: { rescored: 3 } });
});

test('a changed weight applies to the awards that count by an alias', async () => {
  await sameAs('w.a. de vigier', 'w-a-de-vigier-award');
  await server.call('PUT', '/auth/admin/parameters/w-a-de-vigier-award', { value: 4.5 });
  expect(await server.scores()).toEqual([6.5, 4.5, 4.5]);
});

test('an award that already counts cannot become an alias', async () => {
  expect(await sameAs('MassChallenge-Gold', 'masschallenge-silver')).toEqual({
    status: 409,
    body: { error: "'MassChallenge-Gold' counts as 'masschallenge gold' already." },
  });
  await sameAs('masschallenge', 'masschallenge-silver');
  expect(await sameAs('MassChallenge', 'masschallenge-gold')).toEqual({
    status: 409,
    body: { error: "'MassChallenge' counts as 'masschallenge silver' already." },
  });
  expect((await sameAs('something', 'nothing')).status).toBe(404);
  expect(await sameAs('...', 'masschallenge-gold')).toEqual({
    status: 400,
    body: { error: 'award needs at least one letter or digit.' },
  });
});

test('undoing an alias is refused if its award counts as another parameter in the meantime', async () => {
  await sameAs('masschallenge', 'masschallenge-silver');
  const undo = { award: 'masschallenge', parameterID: 'masschallenge-gold' };
  expect(await server.call('POST', `${AWARDS}/same-as/undo`, undo)).toEqual({
    status: 409,
    body: { error: "'masschallenge' now counts as 'masschallenge silver'." },
  });
  expect((await server.call('POST', `${AWARDS}/same-as/undo`, { ...undo, award: 'other' })).status).toBe(404);
});

test('an unweighted award becomes a parameter with its own weight', async () => {
  const made = await server.call('POST', `${AWARDS}/make-parameter`, { award: 'masschallenge', value: 0.5 });
  expect(made).toMatchObject({ status: 201, body: { parameterID: 'masschallenge', value: 0.5, version: 1 } });
  const renamed = { award: 'w.a. de vigier', parameterName: 'De Vigier Prize', value: 2 };
  expect((await server.call('POST', `${AWARDS}/make-parameter`, renamed)).status).toBe(201);
  expect(await server.scores()).toEqual([4.5, 2, 5]);
  expect((await open()).total).toBe(0);
  expect((await server.call('POST', `${AWARDS}/make-parameter`, renamed)).status).toBe(409);
});

test('an ignored award is not listed, and undo lists it again', async () => {
  expect((await server.call('POST', `${AWARDS}/ignore`, { award: 'MassChallenge' })).status).toBe(201);
  expect((await server.call('POST', `${AWARDS}/ignore`, { award: 'masschallenge' })).status).toBe(201);
  expect(await open()).toMatchObject({ awards: ['w.a. de vigier'], total: 1, ignored: 1 });
  const { body } = await server.call('GET', `${AWARDS}/decisions`);
  expect(body).toMatchObject({ aliases: [], ignored: [{ award: 'MassChallenge', startups: 1 }] });
  expect((await server.call('POST', `${AWARDS}/ignore/undo`, { award: 'masschallenge' })).status).toBe(200);
  expect((await open()).total).toBe(2);
  expect((await server.call('POST', `${AWARDS}/ignore/undo`, { award: 'masschallenge' })).status).toBe(404);
});

test('deleting a parameter deletes its aliases, and restoring the previous version restores both', async () => {
  await sameAs('masschallenge', 'masschallenge-silver');
  await server.call('DELETE', '/auth/admin/parameters/masschallenge-silver');
  expect(await server.lastEvent()).toMatchObject({ before: { aliases: ['masschallenge'] } });
  expect((await open()).awards).toContain('masschallenge');
  const versions = (await server.call('GET', '/auth/admin/score/versions')).body;
  expect(versions.items[1].changes.map(({ text }: { text: string }) => text)).toEqual([
    "'masschallenge' counts as 'masschallenge silver'",
  ]);
  await server.call('POST', `/auth/admin/score/versions/${versions.items[1].number}/restore`);
  expect(await server.scores()).toEqual([3, 0, 3]);
  expect((await server.call('GET', `${AWARDS}/decisions`)).body.aliases).toMatchObject([
    { award: 'masschallenge', parameterID: 'masschallenge-silver', startups: 1, by: null },
  ]);
});

test('a preview shows the effect of counting an award as a parameter and writes nothing', async () => {
  const changes = [{ alias_award: { award: 'w.a. de vigier', parameterID: 'w-a-de-vigier-award' } }];
  const { status, body } = await server.call('POST', '/auth/admin/score/simulate', { changes });
  expect([status, body.rescored]).toEqual([200, 2]);
  expect(await server.scores()).toEqual([2, 0, 3]);
  const taken = [{ alias_award: { award: 'masschallenge gold', parameterID: 'w-a-de-vigier-award' } }];
  expect((await server.call('POST', '/auth/admin/score/simulate', { changes: taken })).status).toBe(409);
});
