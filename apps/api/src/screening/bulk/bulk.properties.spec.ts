import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { zurichDay } from '../../platform/time/zurich-days';
import { bulkApp } from './bulk.fixture';

let server: Awaited<ReturnType<typeof bulkApp>>;
beforeAll(async () => {
  server = await bulkApp();
});
afterAll(() => server.close());

const RUNS = 8;
const UNTIL = zurichDay(Date.now() + 40 * 86_400_000);
const IDS = ['1', '2', '3', '4', '5'];
const FLAGS = {
  contacted: ['email_sent'],
  contract: ['create_contract'],
  investment: ['interested', 'investment'],
  rejected: ['rejected'],
} as const;
const COLUMNS = Object.values(FLAGS).flat();

type Decision = { kind: keyof typeof FLAGS | 'later'; to: 0 | 1; details: string | null };
type Work = { step?: string | null; due?: string | null };
type Act = { decision?: Decision; work?: Work };

const decision = fc.record<Decision>({
  kind: fc.constantFrom('contacted', 'contract', 'investment', 'rejected', 'later'),
  to: fc.constantFrom(0, 1),
  details: fc.constantFrom(null, 'Because'),
});
const work = fc.record<Work>(
  { step: fc.constantFrom(null, 'Call'), due: fc.constantFrom(null, UNTIL) },
  { requiredKeys: [] },
);
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record<Act>({ decision: decision.map(withReason) }) },
  fc.record<Act>({ work }),
);
const earlier = fc.array(fc.tuple(fc.constantFrom(...IDS), act), { maxLength: 6 });

/** Adds a reason to a rejection, which requires it. */
function withReason(order: Decision): Decision {
  return order.kind === 'rejected' ? { ...order, details: 'Because' } : order;
}

const orderOf = ({ decision: decided, work: change }: Act) => {
  const until = decided?.kind === 'later' && decided.to === 1 ? { until: UNTIL } : {};
  return decided ? { decision: { ...decided, ...until } } : { work: change ?? {} };
};

/** Startup with its decisions in the naive model. */
type State = {
  flags: Map<string, number>;
  isLater: boolean;
  step: string | null;
  due: string | null;
  decisions: { kind: string; from: number; to: number; details: string | null }[];
};

const newState = (): State => ({
  flags: new Map(COLUMNS.map((column) => [column, 0])),
  isLater: false,
  step: null,
  due: null,
  decisions: [],
});

/** Applies an action to the naive model. @returns null if the action is refused */
function modelAct(before: State, { decision: decided, work: change }: Act): State | null {
  const after = { ...before, flags: new Map(before.flags), decisions: [...before.decisions] };
  if (decided) {
    const { kind, to, details } = decided;
    const from = kind === 'later' ? Number(before.isLater) : (before.flags.get(FLAGS[kind][0]) ?? 0);
    if (kind === 'later' && to === 1 && before.flags.get('rejected') === 1) return null;
    if (from !== to || details !== null) after.decisions.push({ kind, from, to, details });
    if (kind === 'later') after.isLater = to === 1;
    else {
      for (const column of FLAGS[kind]) after.flags.set(column, to);
      if (to > from) after.isLater = false; // setting a flag ends Later
    }
    return after;
  }
  if (!change || Object.keys(change).length === 0) return null;
  if (change.step !== undefined) after.step = change.step;
  if (change.due !== undefined) after.due = change.due;
  if (change.step === null && change.due === undefined) after.due = null;
  return after.due !== null && after.step === null ? null : after;
}

const single = (id: string, drawn: Act) => {
  const order = orderOf(drawn);
  return order.decision
    ? server.decide(order.decision, { id })
    : server.call('PATCH', `/auth/investments/${id}/work`, order.work ?? {});
};

/**
 * Returns the startups of the server in the form of the naive model, without undone decisions and the decisions that
 * undid them.
 */
async function stored(): Promise<State[]> {
  const { rows: decisions } = await server.db.execute<
    State['decisions'][number] & { startup_id: string }
  >(sql`
    select startup_id, kind, "from", "to", details from decisions d where undoes is null
      and not exists (select from decisions u where u.undoes = d.id) order by id`);
  return (await server.states()).map(({ id, later_until, step, due, ...columns }) => ({
    flags: new Map(COLUMNS.map((column) => [column, columns[column]])),
    isLater: later_until !== null,
    step,
    due,
    decisions: decisions
      .filter(({ startup_id }) => Number(startup_id) === id)
      .map(({ kind, from, to, details }) => ({ kind, from, to, details })),
  }));
}

test('a bulk action has the same result as separate actions on each startup', async () => {
  await fc.assert(
    fc.asyncProperty(
      earlier,
      act,
      fc.subarray(IDS, { minLength: 1 }),
      fc.boolean(),
      async (before, order, ids, isBulk) => {
        await server.begin();
        const model = new Map(IDS.map((id) => [id, newState()]));
        const stateOf = (id: string) => model.get(id) ?? newState();
        for (const [id, one] of before) {
          await single(id, one);
          model.set(id, modelAct(stateOf(id), one) ?? stateOf(id));
        }
        const states = () => IDS.map(stateOf);
        const was = states();
        expect(await stored()).toEqual(was);

        const wanted = new Map(ids.map((id) => [id, modelAct(stateOf(id), order)]));
        const isRefused = [...wanted.values()].includes(null);
        if (isBulk) {
          const seen = await server.selection('?mode=all');
          const entries = seen.token.split(',').filter((_, place) => ids.includes(seen.ids[place] ?? ''));
          const selection = { ...seen, expected: ids.length, token: entries.join(',') };
          const answer = await server.act(orderOf(order), { ids, query: { mode: 'all' }, selection });
          expect(isRefused ? [400, 409] : [200]).toContain(answer.status);
          for (const [id, state] of wanted) if (!isRefused && state) model.set(id, state);
          expect(await stored()).toEqual(states());
          if (isRefused || answer.body.id === null) return;
          expect((await server.undoAct(answer.body.id)).status).toBe(200);
        } else {
          for (const [id, state] of wanted) {
            const answer = await single(id, order);
            expect(answer.status === 200).toBe(state !== null);
            if (state) model.set(id, state);
          }
          expect(await stored()).toEqual(states());
          for (const id of ids) {
            const [made] = (await server.listed(id)).items;
            const isNew = stateOf(id).decisions.length > (was[Number(id) - 1]?.decisions.length ?? 0);
            if (isNew && made && made.from !== made.to)
              expect((await server.undo(made.id, { id })).status).toBe(200);
          }
          if (order.work) return; // a single change of the work item has no undo
        }
        const shown = (list: readonly State[]) => list.map(({ decisions: _decisions, ...state }) => state);
        expect(shown(await stored())).toEqual(shown(was));
      },
    ),
    { numRuns: RUNS },
  );
}, 180_000);
