import { asc, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { parametersApp } from '../parameters/parameters.fixture';
import { forgetStartups, storeParameters, storeScoredStartups } from '../rescoring/stored-startups.fixture';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';

const PARAMETERS = ['Kick 1', 'Kick 2', 'Gold', 'Silver'] as const;
const IDS = ['kick-1', 'kick-2', 'gold', 'silver'] as const;
const OTHERS = ['First kick', 'A gold', 'Prize'] as const;
const NOW = '2025-03-01T09:00:00.000Z';
const AWARDS = '/auth/awards/unweighted';

const award = fc.constantFrom(...OTHERS);
const parameterID = fc.constantFrom(...IDS);
const value = fc.constantFrom(-1.5, 0, 0.0001, 2, 3);
const step = fc.oneof(
  fc.record({ call: fc.constant('same-as'), award, parameterID }),
  fc.record({ call: fc.constant('same-as/undo'), award, parameterID }),
  fc.record({ call: fc.constant('make-parameter'), award, value }),
  fc.record({ call: fc.constant('ignore'), award }),
  fc.record({ call: fc.constant('ignore/undo'), award }),
);
const weighing = fc.record({ parameterID, value });
const deletion = fc.record({ deleted: parameterID });

let server: Awaited<ReturnType<typeof parametersApp>>;
beforeAll(async () => {
  server = await parametersApp();
});
afterAll(() => server.close());

test('after any sequence of aliases, undo, weights and parameters each score equals its ledger', async () => {
  const property = fc.asyncProperty(
    fc.array(fc.array(fc.constantFrom(...PARAMETERS, ...OTHERS), { maxLength: 5 }), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.array(fc.oneof(step, step, weighing, deletion), { minLength: 1, maxLength: 8 }),
    async (held, steps) => {
      await forgetStartups(server.db);
      await storeParameters(server.db, { 'Kick 1': 1, 'Kick 2': 2, Gold: 3, Silver: 0.5 });
      await storeScoredStartups(
        server.db,
        held.map((awards, index) => ({ company_name: `Startup ${index}`, awards })),
        NOW,
      );
      for (const each of steps) await take(each);
      const stored = await scores();
      expect(stored.map(({ score }) => score)).toEqual(stored.map(({ sum }) => sum));
      for (const { id, score } of stored) expect(await ledgerTotal(id)).toBe(score);
    },
  );
  await fc.assert(property, { numRuns: 15 });
});

test('undoing an alias restores every score and weight', async () => {
  const property = fc.asyncProperty(
    award,
    fc.constantFrom('kick-1', 'kick-2', 'silver'),
    async (name, id) => {
      await forgetStartups(server.db);
      await storeParameters(server.db, { 'Kick 1': 1, 'Kick 2': 2, Gold: 3, Silver: 0.5 });
      await storeScoredStartups(
        server.db,
        [
          { company_name: 'One', awards: [...OTHERS, 'Gold'] },
          { company_name: 'Two', awards: ['Prize'] },
        ],
        NOW,
      );
      const before = await scores();
      await take({ call: 'same-as', award: name, parameterID: id });
      expect(await scores()).not.toEqual(before);
      await take({ call: 'same-as/undo', award: name, parameterID: id });
      expect(await scores()).toEqual(before);
    },
  );
  await fc.assert(property, { numRuns: 6 });
});

type Step =
  | { call: string; award: string; parameterID?: string; value?: number }
  | { parameterID: string; value: number }
  | { deleted: string };

/** Runs a step. If the server refuses the step, nothing changes. */
async function take(each: Step): Promise<void> {
  const { status } = await send(each);
  expect([200, 201, 204, 404, 409]).toContain(status);
}

function send(each: Step) {
  if ('deleted' in each) return server.call('DELETE', `/auth/admin/parameters/${each.deleted}`);
  if (!('call' in each))
    return server.call('PUT', `/auth/admin/parameters/${each.parameterID}`, { value: each.value });
  const { call, ...body } = each;
  return server.call('POST', `${AWARDS}/${call}`, body);
}

async function ledgerTotal(id: number): Promise<number> {
  const { body } = await server.call('GET', `/auth/investments/${id}/score`);
  const lines: { status: string; weight: number }[] = body.lines;
  const units = lines.reduce(
    (sum, { status, weight }) => sum + (status === 'counted' ? Math.round(weight * 10_000) : 0),
    0,
  );
  return units / 10_000;
}

async function scores() {
  const sum = sql<string>`(select coalesce(sum(${startupAwards.weight_used}), 0) from ${startupAwards} where ${startupAwards.startup_id} = ${startups.id})`;
  const rows = await server.db
    .select({ id: startups.id, score: startups.score, sum })
    .from(startups)
    .orderBy(asc(startups.id));
  return rows.map((row) => ({ ...row, sum: Number(row.sum) }));
}
