import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { zurichDay } from '../../platform/time/zurich-days';
import { bulkApp } from './bulk.fixture';

let server: Awaited<ReturnType<typeof bulkApp>>;
beforeAll(async () => {
  server = await bulkApp();
});
afterAll(() => server.close());

const RUNS = 6;
const UNTIL = zurichDay(Date.now() + 40 * 86_400_000);
const IDS = ['1', '2', '3', '4', '5'];

const decision = fc.record({
  kind: fc.constantFrom('contacted', 'contract', 'investment', 'rejected', 'later'),
  to: fc.constantFrom(0, 1),
  details: fc.constantFrom(null, 'Because'),
});
const work = fc.record(
  { step: fc.constantFrom(null, 'Call'), due: fc.constantFrom(null, UNTIL) },
  { noNullPrototype: true, requiredKeys: [] },
);
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ decision: decision.map(asOrder) }, { noNullPrototype: true }) },
  fc.record({ work }, { noNullPrototype: true }),
);
type Act = { decision?: object; work?: object };
const earlier = fc.array(fc.tuple(fc.constantFrom(...IDS), act), { maxLength: 5 });

function asOrder({ kind, to, details }: { kind: string; to: number; details: string | null }) {
  const until = kind === 'later' && to === 1 ? { until: UNTIL } : {};
  return { kind, to, details: kind === 'rejected' ? 'Because' : details, ...until };
}

const single = (id: string, { decision: decided, work: change }: Act) =>
  decided
    ? server.decide(decided, { id })
    : server
        .call('PATCH', `/auth/investments/${id}/work`, change ?? {})
        .then(({ status, body }) => ({ status, body }));

/** All decisions, but for when and in which order of startups they were made: with that, the place by score differs. */
async function recorded(): Promise<unknown> {
  const { rows } = await server.db.execute(sql`
    select startup_id, kind, "from", "to", until, is_early, reason, details, score, made_by, undoes is null as is_made
    from decisions order by startup_id, id`);
  return rows;
}

test('an act on many is the same as the acts on each, and its undoing brings back what was before', async () => {
  await fc.assert(
    fc.asyncProperty(earlier, act, fc.subarray(IDS, { minLength: 1 }), async (before, order, ids) => {
      const prepare = async () => {
        await server.begin();
        for (const [id, one] of before) await single(id, one);
      };
      await prepare();
      const answers = [];
      for (const id of ids) answers.push(await single(id, order));
      const [states, decisions] = [await server.states(), await recorded()];

      await prepare();
      const was = await server.states();
      const seen = await server.selection('?mode=all');
      const entries = seen.token.split(',').filter((_, place) => ids.includes(seen.ids[place] ?? ''));
      const selection = { ...seen, expected: ids.length, token: entries.join(',') };
      const { status, body } = await server.act(order, { ids, query: { mode: 'all' }, selection });
      if (answers.some((answer) => answer.status !== 200)) {
        expect([400, 409]).toContain(status);
        expect(await server.states()).toEqual(was);
        return;
      }
      expect(status).toBe(200);
      expect([await server.states(), await recorded()]).toEqual([states, decisions]);
      if (body.id === null) return;
      expect((await server.undoAct(body.id)).status).toBe(200);
      expect((await server.states()).map(withoutEmptyWork)).toEqual(was.map(withoutEmptyWork));
    }),
    { numRuns: RUNS },
  );
}, 120_000);

/** Work of which nothing is said is kept as none, or as nothing. */
function withoutEmptyWork(state: object): object {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== null));
}
