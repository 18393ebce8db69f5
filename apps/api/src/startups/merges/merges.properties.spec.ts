import fc from 'fast-check';
import { mergesApp } from './merges.fixture';
import type { StartupMergeBody } from './merges.schemas';

let now = Date.parse('2026-01-01T00:00:00Z');
let server: Awaited<ReturnType<typeof mergesApp>>;
beforeAll(async () => {
  server = await mergesApp({ now: () => now });
});
afterAll(() => server.close());

const flag = fc.constantFrom(0, 0, 1);
const side = fc.constantFrom('first' as const, 'second' as const);
const row = fc.record({
  ID: fc.constantFrom(1, 2, 3, 4, undefined),
  company_name: fc.constantFrom('Acme', 'Acme AG', 'Borealis', 'Cervin', 'Dufour SA'),
  website: fc.constantFrom(null, 'https://acme.ch', 'https://borealis.ch'),
  canton: fc.constantFrom(null, 'ZH', 'VD'),
  email: fc.constantFrom(null, 'a@acme.ch', 'b@acme.ch'),
  founding_year: fc.constantFrom(null, 2019, 2020),
  raised_money: fc.constantFrom(null, 0.1, 3_000_000),
  last_name: fc.constantFrom(null, 'Berg', 'Dahl'),
  awards: fc.subarray(['eurostars', 'fif grant', 'Local prize']),
  articles: fc.subarray([
    { url: 'https://n.ch/1', title: 'One', published_at: '2026-01-02', source: 'N' },
    { url: 'https://n.ch/2', title: null, published_at: null, source: null },
  ]),
  rejected: flag,
  interested: flag,
});
const choices = fc.record({
  fields: fc.record({ company_name: side, email: side, founding_year: side }, { requiredKeys: [] }),
  lists: fc.record({ awards: side, founders: side }, { requiredKeys: [] }),
  decision: fc.constant('rejected' as const),
  survivor: side,
});
const merging = fc.record({ do: fc.constant('merge' as const), a: fc.nat(4), b: fc.nat(4), choices });
const step = fc.oneof(
  fc.record({ do: fc.constant('import' as const), rows: fc.array(row, { minLength: 1, maxLength: 3 }) }),
  fc.record({
    do: fc.constant('flags' as const),
    at: fc.nat(4),
    flags: fc.record({ contact: flag, investment: flag }),
  }),
  fc.record({
    do: fc.constant('text' as const),
    at: fc.nat(4),
    text: fc.record({
      email: fc.constantFrom(null, 'c@acme.ch'),
      founding_year: fc.constantFrom(null, 2001),
    }),
  }),
  merging,
  fc.record({ do: fc.constant('undo' as const), at: fc.nat(3) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function take(taken: Step): Promise<void> {
  now += 1_000;
  if (taken.do === 'import') {
    for (const each of taken.rows) await server.importRow(each);
    await server.curate();
    return;
  }
  if (taken.do === 'merge') return void (await merge(taken));
  if (taken.do === 'undo') {
    const { body } = await server.call('GET', '/merges');
    const merge: StartupMergeBody | undefined = body.items[taken.at];
    // An undo is refused and changes nothing if another merge depends on it or the name is now taken.
    if (merge) expect([200, 409]).toContain((await server.undo(merge.id, true)).status);
    return;
  }
  const startup = (await server.curated())[taken.at];
  if (!startup) return;
  await server.patch(startup.id, taken.do, taken.do === 'flags' ? taken.flags : taken.text);
}

/**
 * Merges two startups.
 * @returns null if there are fewer than two startups
 */
async function merge({
  a,
  b,
  choices: chosen,
}: Extract<Step, { do: 'merge' }>): Promise<StartupMergeBody | null> {
  const present = await server.curated();
  const [one, other] = [present[a % Math.max(1, present.length)], present[b % Math.max(1, present.length)]];
  if (!one || !other || one.id === other.id) return null;
  const pair = await server.name(one.id, other.id);
  const preview = await server.preview(pair, chosen);
  const { decision: _decision, ...rest } = chosen;
  const done = await server.merge(pair, preview.needs_decision ? chosen : rest);
  if (!preview.needs_decision) {
    const kept = (await server.curated()).find(({ id }) => id === done.survivor_id);
    expect([kept?.company_name, kept?.score]).toEqual([preview.result.company_name, preview.result.score]);
  }
  return done;
}

async function expectWhole(): Promise<void> {
  const { body } = await server.call('POST', '/startups/curate/audit');
  const broken = body.findings.filter(({ check }: { check: string }) => !check.includes('website host'));
  expect([body.rescored, broken]).toEqual([0, []]);
  const { startups, raws } = await server.stored();
  const ids = new Set(startups.map(({ id }) => id));
  expect(raws.filter(({ startup_id }) => startup_id === null || !ids.has(startup_id))).toEqual([]);
  for (const startup of startups)
    for (const field of ['email', 'canton', 'founding_year', 'website'] as const)
      expect([field, startup[field] === null || startup.origins[field] !== undefined]).toEqual([field, true]);
}

test('after any sequence of merges scores equal ledgers, and undo restores the exact previous state', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), merging, async (steps, last) => {
      await server.forget();
      await server.weigh('eurostars', 4.5);
      await server.weigh('fif grant', 2);
      for (const taken of steps) {
        await take(taken);
        await expectWhole();
      }
      const before = await server.stored();
      now += 1_000;
      const done = await merge(last);
      if (!done) return;
      await expectWhole();
      now += 1_000;
      expect((await server.undo(done.id)).status).toBe(200);
      expect(await server.stored()).toEqual(before);
    }),
    { numRuns: 7 },
  );
});
