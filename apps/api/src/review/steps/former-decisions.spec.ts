import { migrationParts } from '../../testing/migration-part';
import { reviewApp } from './review.fixture';

let server: Awaited<ReturnType<typeof reviewApp>>;
beforeAll(async () => {
  server = await reviewApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

test('review decisions that are older than review steps become steps in order', async () => {
  await server.setFloor(1);
  const alpha = await server.propose('Alpha AG');
  const beta = await server.propose('Beta AG', {}, 'Beta AG from Zug wins again.');
  const accepted = await server.accept(alpha?.id ?? '');
  const discarded = await server.discard(beta?.id ?? '');
  const { body } = await server.send('DELETE', `/review/discarded-names/${discarded}`);
  const steps = async () =>
    (await server.send('GET', '/review/steps')).body.items?.map(({ id, ...step }) => step);
  const before = await steps();
  expect(before).toHaveLength(3);
  await server.db.execute('delete from review_steps');
  const part = migrationParts().find(({ name }) => name.endsWith('steps-of-decisions'));
  await server.db.execute(part?.sql ?? '');
  await server.db.execute(part?.sql ?? '');
  expect(await steps()).toEqual(before);
  for (const id of [body.decisions?.[0]?.id, discarded, accepted])
    expect((await server.undo(id ?? '')).status).toBe(200);
  expect(await server.waiting()).toEqual(expect.arrayContaining(['Alpha AG', 'Beta AG']));
});
