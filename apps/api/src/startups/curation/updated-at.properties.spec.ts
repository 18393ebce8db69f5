import * as fc from 'fast-check';
import { badgesOf, FLAGS } from '@vaglio/startups-domain';
import type { StartupAnswer } from '../records/startup.schemas';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { toStoredRow } from '../raw/import-raw';
import { curationApp } from './curated-startups.fixture';

const STEP_MS = 1;
let now = Date.parse('2026-01-01T00:00:00Z');
let server: Awaited<ReturnType<typeof curationApp>>;
beforeAll(async () => {
  server = await curationApp({ now: () => now });
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const email = fc.constantFrom(null, 'a@acme.ch', 'b@acme.ch');
const awards = fc.subarray(['eurostars', 'fif grant']);
const step = fc.oneof(
  fc.record({
    do: fc.constant('import' as const),
    row: fc.record({
      ID: fc.constantFrom('1', '2'),
      email,
      awards,
      rejected: fc.constantFrom(0, 1),
      interested: fc.constantFrom(0, 1),
    }),
  }),
  fc.record({ do: fc.constant('news' as const), url: fc.constantFrom('https://n.ch/1', 'https://n.ch/2') }),
  fc.record({ do: fc.constant('flag' as const), flags: fc.record({ contact: fc.constantFrom(0, 1) }) }),
  fc.record({ do: fc.constant('text' as const), text: fc.record({ email }) }),
  fc.record({ do: fc.constant('weight' as const), value: fc.constantFrom(1, 7) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const IMPORTED = { ID: '0', company_name: 'Acme', canton: 'ZH' };

async function take(taken: Step): Promise<void> {
  if (taken.do === 'import') await server.importRow({ ...taken.row, company_name: 'Acme' });
  if (taken.do === 'news') await storeNews(taken.url);
  if (taken.do === 'import' || taken.do === 'news') await server.curate();
  if (taken.do === 'flag') await call('PATCH', '/auth/investments/1/flags', taken.flags);
  if (taken.do === 'text') await call('PATCH', '/auth/investments/1/text', taken.text);
  if (taken.do === 'weight') await call('PUT', '/auth/admin/parameters/eurostars', { value: taken.value });
}

async function storeNews(url: string): Promise<void> {
  const row = toStoredRow(
    { company_name: 'Acme', articles: [{ url, title: 'T', published_at: null, source: null }] },
    new Date(now).toISOString(),
  );
  await server.db
    .insert(rawStartups)
    .values({ ...row, origin: 'article' })
    .onConflictDoNothing();
}

async function call(method: 'PATCH' | 'PUT', url: string, payload: object): Promise<void> {
  const headers = server.asRole('admin');
  const answer = await server.app.inject({ method, url, headers, payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

async function acme(): Promise<StartupAnswer> {
  const [startup] = await server.curated();
  if (!startup) throw new Error('no startup');
  return startup;
}

/** Returns the displayed facts of a startup, without flags, score and metadata. */
function factsOf(startup: StartupAnswer): unknown {
  const { score, version, created_at, updated_at, last_modified_score, external_id, ...shown } = startup;
  const flags: string[] = [
    ...FLAGS.map(({ name }) => name),
    'investment',
    'is_new',
    'firstTime_appear_inscore',
  ];
  return {
    ...Object.fromEntries(Object.entries(shown).filter(([name]) => !flags.includes(name))),
    awards: startup.awards?.map(({ award_name }) => award_name).sort(),
  };
}

test('the update time of a startup changes only with news and facts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      await server.db.execute(
        'truncate startups, raw_startups, parameters, former_rows restart identity cascade',
      );
      await server.weigh('eurostars', 4);
      await server.importRow(IMPORTED);
      await server.curate();
      let before = await acme();
      expect(before.updated_at).toBe(before.created_at);
      for (const taken of steps) {
        now += STEP_MS;
        await take(taken);
        const after = await acme();
        const isNews = JSON.stringify(factsOf(after)) !== JSON.stringify(factsOf(before));
        expect(after.updated_at).toBe(isNews ? new Date(now).toISOString() : before.updated_at);
        if (isNews) expect(after.version).toBeGreaterThan(before.version ?? 0);
        before = after;
        await take(taken);
        expect((await acme()).updated_at).toBe(after.updated_at);
      }
    }),
    { numRuns: 10 },
  );
});

test('a startup is Recently updated after news, and not after creation or flag changes', async () => {
  const badges = async () => badgesOf(await acme(), new Date(now));
  await server.db.execute('truncate startups, raw_startups, former_rows restart identity cascade');
  await server.importRow(IMPORTED);
  await server.curate();
  expect(await badges()).toEqual([]);
  now += STEP_MS;
  await call('PATCH', '/auth/investments/1/flags', { contact: 1 });
  expect(await badges()).toEqual(['Contacted']);
  await storeNews('https://n.ch/1');
  await server.curate();
  expect(await badges()).toEqual(['Recently updated', 'Contacted']);
});
