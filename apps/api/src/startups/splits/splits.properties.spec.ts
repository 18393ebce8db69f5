import fc from 'fast-check';
import { splitsApp } from './splits.fixture';
import type { SplitOrderBody, StartupSplitBody } from './splits.schemas';

let server: Awaited<ReturnType<typeof splitsApp>>;
beforeAll(async () => {
  server = await splitsApp();
});
afterAll(() => server.close());

const row = fc.record({
  ID: fc.constantFrom('1', '2', undefined),
  company_name: fc.constantFrom('Acme', 'Acme AG', 'Borealis'),
  website: fc.constantFrom(null, 'https://campus.ch', 'https://campus.ch', 'https://acme.ch'),
  canton: fc.constantFrom(null, 'ZH', 'VD'),
  email: fc.constantFrom(null, 'a@acme.ch', 'b@acme.ch'),
  raised_money: fc.constantFrom(null, 0.1, 3_000_000),
  last_name: fc.constantFrom(null, 'Berg', 'Dahl'),
  awards: fc.subarray(['eurostars', 'fif grant', 'Local prize']),
  rejected: fc.constantFrom(0, 0, 1),
});
const act = fc.oneof(
  fc.record({ do: fc.constant('correct' as const), canton: fc.constantFrom('BE', 'TI', null) }),
  fc.record({
    do: fc.constant('accept' as const),
    field: fc.constantFrom('email', 'canton', 'company_name'),
  }),
  fc.record({ do: fc.constant('add' as const), award: fc.constantFrom('eurostars', 'venture kick') }),
  fc.record({
    do: fc.constant('discard' as const),
    list: fc.constantFrom('awards', 'founders'),
    at: fc.nat(2),
  }),
);

/** Runs a test action on the first startup. A refused action changes nothing. */
async function take(taken: typeof act extends fc.Arbitrary<infer A> ? A : never): Promise<void> {
  const [startup] = await server.curated();
  const url = `/startups/${startup?.id}`;
  if (taken.do === 'correct')
    await server.call('PATCH', `${url}/facts/canton`, { payload: { value: taken.canton } });
  if (taken.do === 'accept')
    await server.call('POST', `${url}/facts/${taken.field}/confirm`, { payload: {} });
  if (taken.do === 'add')
    await server.call('POST', `${url}/awards`, { payload: { award_name: taken.award } });
  if (taken.do !== 'discard') return;
  const facts = await server.facts(startup?.id ?? '');
  const entries = taken.list === 'awards' ? facts.awards : facts.founders;
  const entry = entries[taken.at % Math.max(1, entries.length)];
  if (entry) await server.call('DELETE', `${url}/${taken.list}/${entry.key}`);
}

/**
 * Splits some rows off the startup with the most rows.
 * @returns null if no startup has two rows
 */
async function split(leaves: readonly boolean[], isEach: boolean): Promise<StartupSplitBody | null> {
  const all = await Promise.all((await server.curated()).map(({ id }) => server.rows(id)));
  const [largest] = all.sort((a, b) => b.items.length - a.items.length);
  const leaving = largest?.items.slice(1).filter((_, index) => leaves[index] ?? true) ?? [];
  if (!largest || leaving.length === 0) return null;
  const rows = leaving.map(({ id }) => id);
  const groups = isEach ? rows.map((id) => ({ rows: [id] })) : [{ rows }];
  const preview = await server.previewSplit(largest.startup_id, { groups });
  const order: SplitOrderBody = {
    groups: groups.map((group, index) => ({
      ...group,
      ...(preview.parts[index]?.needs_name && { company_name: preview.parts[index].company_name }),
    })),
  };
  const done = await server.split(largest.startup_id, order);
  expect([done.score_after, ...done.parts.map(({ company_name, score }) => [company_name, score])]).toEqual([
    preview.stays.score,
    ...preview.parts.map(({ company_name, score }) => [company_name, score]),
  ]);
  return done;
}

async function expectWhole(): Promise<void> {
  const { body } = await server.call('POST', '/startups/curate/audit');
  expect([body.rescored, body.findings]).toEqual([0, []]);
}

const VOLATILE = {
  updated_at: '',
  created_at: '',
  last_modified_score: null,
  firstTime_appear_inscore: null,
};
const said = async () => {
  const { startups, awards, raws, statements } = await server.all();
  return {
    startups: startups.map((startup) => ({ ...startup, ...VOLATILE })),
    awards: awards.map(({ startup_id, award_key }) => [startup_id, award_key]),
    raws,
    statements: statements.map(({ id: _id, created_at: _at, ...statement }) => statement),
  };
};

test('a split keeps scores equal to ledgers, and undo restores the exact previous state', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 3, maxLength: 6 }),
      fc.array(act, { maxLength: 4 }),
      fc.array(fc.boolean(), { minLength: 2, maxLength: 4 }),
      fc.boolean(),
      async (rows, acts, leaves, isEach) => {
        await server.reset();
        await server.curateInTurn(...rows);
        for (const taken of acts) await take(taken);
        const before = await server.all();
        const done = await split(leaves, isEach);
        if (!done) return;
        await expectWhole();
        expect((await server.undoSplit(done.id)).status).toBe(200);
        expect(await server.all()).toEqual(before);
        await expectWhole();
      },
    ),
    { numRuns: 8 },
  );
});

test('a split followed by a merge back keeps all values', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 3, maxLength: 5 }),
      fc.array(act, { maxLength: 4 }),
      fc.array(fc.boolean(), { minLength: 2, maxLength: 4 }),
      async (rows, acts, leaves) => {
        await server.reset();
        await server.curateInTurn(...rows);
        for (const taken of acts) await take(taken);
        const before = await said();
        const done = await split(leaves, false);
        if (!done) return;
        const part = done.parts[0]?.id ?? '';
        const pair = await server.name(done.startup_id, part);
        const { first } = await server.preview(pair);
        await server.merge(pair, { survivor: first.id === done.startup_id ? 'first' : 'second' });
        const after = await said();
        expect(after.raws).toEqual(before.raws);
        expect(after.awards).toEqual(before.awards);
        expect(after.statements).toEqual(expect.arrayContaining(before.statements));
      },
    ),
    { numRuns: 6 },
  );
});
