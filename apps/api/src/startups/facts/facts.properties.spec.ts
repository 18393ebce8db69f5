import * as fc from 'fast-check';
import { rebuildStartups } from '../curation/rebuild-startups';
import { factsApp, proved } from './facts.fixture';
import type { StartupFactsBody } from './facts.schemas';

let server: Awaited<ReturnType<typeof factsApp>>;
beforeAll(async () => {
  server = await factsApp();
});
afterAll(() => server.close());

const PEOPLE = [
  { first_name: 'Ann', last_name: 'Berg' },
  { first_name: 'Carl', last_name: 'Dahl' },
] as const;
const AWARDS = ['eurostars', 'fif grant', 'Local prize'] as const;
const VALUES = {
  company_name: ['Acme', 'Acme AG', 'Ursa'],
  canton: ['ZH', 'BE'],
  founding_year: [2019, 2020],
  email: ['a@acme.ch', 'b@acme.ch'],
  raised_money: [1e6, 5e6],
} as const;

const nth = fc.nat({ max: 2 });
const facts = fc.record({
  canton: fc.constantFrom(null, ...VALUES.canton, 'Atlantis'),
  founding_year: fc.constantFrom(null, ...VALUES.founding_year),
  email: fc.constantFrom(null, ...VALUES.email),
  awards: fc.subarray([...AWARDS]),
});
const sum = fc.record({
  kind: fc.constantFrom('round' as const, 'total' as const, 'prize' as const),
  amount: fc.constantFrom(1e6, 2e6),
  currency: fc.constantFrom('CHF', 'EUR'),
});
const field = fc.constantFrom(...(Object.keys(VALUES) as (keyof typeof VALUES)[]));
const list = fc.constantFrom('founders' as const, 'awards' as const, 'money' as const);
const step = fc.oneof(
  fc.record({ do: fc.constant('import' as const), row: facts, raised: fc.constantFrom(null, 5e6) }),
  fc.record({
    do: fc.constant('article' as const),
    row: facts,
    lead: nth,
    sums: fc.array(sum, { maxLength: 2 }),
    below: fc.constantFrom(null, ...AWARDS),
  }),
  fc.record({ do: fc.constant('correct' as const), field, nth }),
  fc.record({ do: fc.constant('handBack' as const), field }),
  fc.record({ do: fc.constant('confirm' as const), field }),
  fc.record({ do: fc.constant('text' as const), email: fc.constantFrom(null, ...VALUES.email) }),
  fc.record({ do: fc.constant('add' as const), list, nth, sum }),
  fc.record({ do: fc.constant('change' as const), list, nth, sum }),
  fc.record({ do: fc.constant('discard' as const), list, nth }),
  fc.record({ do: fc.constant('take' as const), nth }),
  fc.record({ do: fc.constant('keep' as const), nth }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function bodyOf({ list: of, nth: at, sum: money }: Extract<Step, { do: 'add' | 'change' }>): object {
  if (of === 'founders') return { ...PEOPLE[at % 2], role: 'CEO' };
  return of === 'money' ? money : { award_name: AWARDS[at] };
}

/**
 * Runs a test step.
 * @returns the change that the step recorded; null if it recorded none
 */
async function take(taken: Step): Promise<Awaited<ReturnType<typeof server.change>> | null> {
  if (taken.do === 'import') {
    await server.imported({ ...taken.row, raised_money: taken.raised });
    return null;
  }
  if (taken.do === 'article') {
    const lead = PEOPLE[taken.lead];
    const evidence = taken.below === null ? [] : [proved('awards', taken.below, false)];
    const news = { founders: lead ? [lead] : [], financings: taken.sums, evidence };
    await server.read({ ...taken.row, ...lead }, news);
    return null;
  }
  if (taken.do === 'text') {
    await server.call('PATCH', '/investments/1/text', { payload: { email: taken.email } });
    return null;
  }
  if (taken.do === 'correct')
    return server.change('PATCH', `/startups/1/facts/${taken.field}`, {
      value: VALUES[taken.field][taken.nth] ?? null,
    });
  if (taken.do === 'handBack') return server.change('DELETE', `/startups/1/facts/${taken.field}`);
  if (taken.do === 'confirm') return server.change('POST', `/startups/1/facts/${taken.field}/confirm`);
  if (taken.do === 'add') return server.change('POST', `/startups/1/${taken.list}`, bodyOf(taken));
  const known = await server.facts();
  if (taken.do === 'take' || taken.do === 'keep') {
    const open = [...known.fields.flatMap(({ suggestions }) => suggestions), ...known.suggestions];
    const id = open[taken.nth]?.id;
    return id === undefined ? null : server.change('POST', `/suggestions/${id}/${taken.do}`);
  }
  const key = known[taken.list][taken.nth]?.key;
  if (key === undefined) return null;
  return taken.do === 'discard'
    ? server.change('DELETE', `/startups/1/${taken.list}/${key}`)
    : server.change('PATCH', `/startups/1/${taken.list}/${key}`, bodyOf({ ...taken, do: 'change' }));
}

/** Checks that an added or corrected entry is listed, and that a discarded or replaced entry is not listed. */
function expectEffect(taken: Step, before: StartupFactsBody, after: StartupFactsBody): void {
  if (taken.do !== 'add' && taken.do !== 'change' && taken.do !== 'discard') return;
  const textsOf = ({ founders, money, awards }: StartupFactsBody) =>
    ({
      founders: founders.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
      money: money.map(({ kind, amount, currency }) => `${kind} ${amount} ${currency}`),
      awards: awards.map(({ award_name }) => award_name.toLowerCase()),
    })[taken.list];
  const gone = taken.do === 'add' ? undefined : textsOf(before)[taken.nth];
  const wanted = taken.do === 'discard' ? undefined : wantedText(taken);
  if (wanted !== undefined) expect(textsOf(after)).toContain(wanted);
  if (gone !== undefined && gone !== wanted) expect(textsOf(after)).not.toContain(gone);
}

function wantedText({ list: of, nth: at, sum: money }: Extract<Step, { do: 'add' | 'change' }>) {
  if (of === 'founders') return `${PEOPLE[at % 2]?.first_name} ${PEOPLE[at % 2]?.last_name}`;
  return of === 'money' ? `${money.kind} ${money.amount} ${money.currency}` : AWARDS[at]?.toLowerCase();
}

/**
 * Returns everything that is displayed, without versions and times of changes. A suggestion that was opened again has
 * another id.
 */
async function shown(): Promise<unknown> {
  const { version: _version, ...known } = await server.facts();
  const [startup] = await server.curated();
  const volatile = ['version', 'updated_at', 'last_modified_score', 'firstTime_appear_inscore', 'is_new'];
  const row = Object.entries(startup ?? {}).filter(([name]) => !volatile.includes(name));
  const text = JSON.stringify({ known, row }, (key, value: unknown) =>
    key === 'suggestions' && Array.isArray(value) ? value.map(withoutId).sort(byText) : value,
  );
  return JSON.parse(text);
}
const withoutId = (value: object) => ({ ...value, id: '' });
const byText = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

async function expectSound(): Promise<void> {
  const audit = await server.post('/auth/startups/curate/audit', {});
  expect(audit.json()).toMatchObject({ rescored: 0, findings: [] });
  const known = await server.facts();
  expect(withoutOrigin(known)).toEqual([]);
  const before = await shown();
  const { changed } = await server.db.transaction((tx) =>
    rebuildStartups(tx, [1], '2026-02-01T00:00:00.000Z'),
  );
  expect([changed, await shown()]).toEqual([[], before]);
}

function withoutOrigin({ fields, founders, money, awards }: StartupFactsBody): unknown[] {
  return [
    ...fields.filter(({ value, origin }) => value !== null && origin === null),
    ...[...founders, ...money, ...awards].filter(({ origin }) => origin === null),
  ];
}

test('after any actions of people and news, scores equal ledgers and each value has an origin', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      await server.reset();
      await server.imported({ ID: '1', canton: 'ZH', awards: ['eurostars'] });
      for (const taken of steps) {
        const before = await shown();
        const held = await server.facts();
        const done = await take(taken);
        if (done?.status === 200 && done.body.change !== null) {
          expectEffect(taken, held, done.body.facts);
          expect((await server.undo(done)).status).toBe(200);
          expect(await shown()).toEqual(before);
          await take(taken);
        }
        await expectSound();
      }
    }),
    { numRuns: 8 },
  );
});
