import * as fc from 'fast-check';
import type { StartupAnswer } from '../records/startup.schemas';
import type { Financing } from '../../platform/db/schema/company-facts';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { toStoredRow } from '../raw/import-raw';
import { curationApp } from './curated-startups.fixture';
import { rebuildStartups } from './rebuild-startups';

const STEP_MS = 1;
let now = Date.parse('2026-01-01T00:00:00Z');
let server: Awaited<ReturnType<typeof curationApp>>;
beforeAll(async () => {
  server = await curationApp({ now: () => now });
});
afterAll(() => server.close());

const flag = fc.constantFrom(0, 0, 1);
const email = fc.constantFrom(null, 'a@acme.ch', 'b@acme.ch');
const row = {
  company_name: fc.constantFrom('Acme', 'Acme AG', 'ACME', 'Borealis'),
  website: fc.constantFrom(null, 'https://acme.ch', 'https://borealis.ch'),
  email,
  canton: fc.constantFrom(null, 'ZH', 'Atlantis'),
  founding_year: fc.constantFrom(null, 2019, 2020),
  raised_money: fc.constantFrom(null, 3_000_000),
  awards: fc.subarray(['eurostars', 'fif grant', 'Local prize']),
  rejected: flag,
  interested: flag,
};
const founder = fc.constantFrom(
  { first_name: 'Ann', last_name: 'Berg' },
  { first_name: 'Carl', last_name: 'Dahl' },
);
const sum = fc.record({
  kind: fc.constantFrom<Financing['kind']>('round', 'total', 'takeover'),
  amount: fc.constantFrom(1e6, 4e6),
  currency: fc.constantFrom('CHF', 'EUR'),
});
const step = fc.oneof(
  fc.record({
    do: fc.constant('import' as const),
    row: fc.record({ ...row, ID: fc.constantFrom(undefined, '1', '2') }, { requiredKeys: ['company_name'] }),
  }),
  fc.record({
    do: fc.constant('news' as const),
    row: fc.record({
      ...row,
      raised_money: fc.constant(null),
      rejected: fc.constant(0),
      interested: fc.constant(0),
    }),
    day: fc.constantFrom(null, '2025-11-01', '2025-12-01'),
    founders: fc.uniqueArray(founder, { maxLength: 2 }),
    financings: fc.array(sum, { maxLength: 2 }),
  }),
  fc.record({ do: fc.constant('curate' as const), limit: fc.constantFrom(1, 500) }),
  fc.record({ do: fc.constant('curate' as const), limit: fc.constant(500) }),
  fc.record({
    do: fc.constant('flags' as const),
    at: fc.nat({ max: 2 }),
    flags: fc.record({ contact: flag, rejected: flag }),
  }),
  fc.record({
    do: fc.constant('text' as const),
    at: fc.nat({ max: 2 }),
    text: fc.record(
      {
        email,
        founding_year: fc.constantFrom(null, 2001),
        website: fc.constantFrom(null, 'https://acme.ch'),
      },
      { requiredKeys: ['email'] },
    ),
  }),
  fc.record({ do: fc.constant('deleteRaw' as const), at: fc.nat({ max: 5 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function call(method: 'PATCH' | 'DELETE', url: string, payload?: object): Promise<void> {
  const answer = await server.app.inject({
    method,
    url,
    headers: server.asRole('admin'),
    ...(payload && { payload }),
  });
  if (answer.statusCode >= 300) throw new Error(answer.body);
}

async function storeNews(taken: Extract<Step, { do: 'news' }>): Promise<void> {
  const at = new Date(now).toISOString();
  const [lead] = taken.founders;
  const url = `https://n.ch/${now}`;
  const read = { title: 'T', published_at: taken.day, source: null };
  const stored = toStoredRow(
    { ...taken.row, ...lead, article_date: taken.day, articles: [{ url, ...read }] },
    at,
  );
  const { founders } = taken;
  const financings = taken.financings.map((each): Financing => ({
    ...each,
    as_stated: 'a sum',
    stage: null,
    date: taken.day,
    quote: 'a quote',
    at: null,
    raw_id: null,
  }));
  await server.db.insert(rawStartups).values({ ...stored, origin: 'article', founders, financings });
}

async function take(taken: Step): Promise<void> {
  now += STEP_MS;
  if (taken.do === 'import') return void (await server.importRow(taken.row));
  if (taken.do === 'news') return storeNews(taken);
  if (taken.do === 'curate') return void (await server.curate({ limit: taken.limit }));
  if (taken.do === 'deleteRaw') {
    const [raw] = (await server.raw()).slice(taken.at);
    return raw && call('DELETE', `/auth/startups/raw/${raw.id}`);
  }
  const [startup] = (await server.curated()).slice(taken.at);
  if (!startup) return;
  const payload = taken.do === 'flags' ? taken.flags : taken.text;
  await call('PATCH', `/auth/investments/${startup.id}/${taken.do}`, payload);
}

/** Returns the stored startups and everything that the API returns about them. */
async function state() {
  return {
    rows: await server.db.select().from(startups).orderBy(startups.id),
    shown: (await server.curated()).map(({ id }) => id),
    details: (
      await server.app.inject({
        url: '/auth/startups/curated?pageSize=all&withAwards=1&withArticles=1',
        headers: server.asRole('admin'),
      })
    ).json<{ items: StartupAnswer[] }>(),
  };
}

async function forget(): Promise<void> {
  await server.db.execute(
    'truncate startups, raw_startups, parameters, deletions, fact_statements, former_rows restart identity cascade',
  );
  await server.weigh('eurostars', 4);
  await server.weigh('fif grant', 2);
}

const rebuildAll = () =>
  server.db.transaction(async (tx) =>
    rebuildStartups(
      tx,
      (await tx.select({ id: startups.id }).from(startups)).map(({ id }) => id),
      new Date(now).toISOString(),
    ),
  );

test('a rebuilt startup equals its state after curation and edits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
      await forget();
      for (const taken of steps) await take(taken);
      const before = await state();
      now += STEP_MS;
      expect(await rebuildAll()).toEqual({ changed: [], awardsInserted: 0, isKeyReleased: false });
      expect(await state()).toEqual(before);
    }),
    { numRuns: 15 },
  );
});
