import { eq } from 'drizzle-orm';
import { curationApp } from '../../curation/curated-startups.fixture';
import { toStored } from '../../curation/curated-row';
import { startups } from '../../../platform/db/schema/startups.table';
import { forgetClaims } from './forget-claims';
import { readClaimedRows } from './read-claims';
import { storeSuggestions } from './store-suggestions';
import { suggestions } from '../../../platform/db/schema/suggestions.table';

let server: Awaited<ReturnType<typeof curationApp>>;
beforeAll(async () => {
  server = await curationApp();
});
afterAll(() => server.close());

const MORE_THAN_PARAMETERS = 12_000;
const LATER = '2090-01-01T00:00:00.000Z';

test('any number of suggestions can be stored in one step', async () => {
  await server.importRow({ company_name: 'Nivalis', country: 'CH' });
  await server.curate();
  const [startup] = await server.db.select().from(startups);
  if (!startup) throw new Error('nothing was curated');
  const [claim] = await readClaimedRows(server.db, [startup.id]);
  if (!claim) throw new Error('the startup has no row');
  const row = toStored(startup).row;
  row.origins['country'] = { by: 'person', at: claim.updated_at };
  const claims = Array.from({ length: MORE_THAN_PARAMETERS }, (_, index) => ({
    ...claim,
    country: `Country ${index}`,
    curated_at: LATER,
  }));
  const store = (said: typeof claims) =>
    server.db.transaction((tx) =>
      storeSuggestions(tx, [{ id: startup.id, row, claims: said, statements: [] }]),
    );
  const open = () => server.db.$count(suggestions, eq(suggestions.state, 'open'));
  await store(claims);
  expect(await open()).toBe(MORE_THAN_PARAMETERS);
  await store(claims.slice(0, 3));
  expect(await open()).toBe(3);
  const gone = [startup.id, ...Array.from({ length: 70_000 }, (_, index) => index + 1_000_000)];
  await server.db.transaction((tx) => forgetClaims(tx, gone));
  expect(await open()).toBe(0);
});
