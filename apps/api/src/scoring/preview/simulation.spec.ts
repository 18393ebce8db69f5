import { sql } from 'drizzle-orm';
import { awardGroups } from '../../platform/db/schema/award-groups.table';
import { parameters } from '../../platform/db/schema/parameters.table';
import { createInitialVersion } from '../versions/keep-first-version';
import { isWaitingForLock } from '../../testing/lock-waits';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/writer-process';
import { rescoreStartups } from '../rescoring/rescore';
import { lockScores } from '../rescoring/scoring-lock';
import { forgetStartups, storeParameters, storeStartups } from '../rescoring/stored-startups.fixture';

const SIMULATE = '/auth/admin/score/simulate';
let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetStartups(server.db);
  await storeParameters(server.db, { 'fif grant': 6, eurostars: 4 });
  await storeStartups(server.db, [
    { company_name: 'Alpha', awards: ['fif grant'] },
    { company_name: 'Beta', awards: ['eurostars'] },
    { company_name: 'Gamma' },
    { company_name: 'Rejected', awards: ['eurostars'], rejected: 1 },
  ]);
  await server.db.transaction((tx) => rescoreStartups(tx, { now: '2025-03-01T09:00:00.000Z' }));
  await createInitialVersion(server.deps);
});

async function simulate(payload: object, path = SIMULATE) {
  const answer = await server.app.inject({
    method: 'POST',
    url: path,
    headers: server.asRole('super'),
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const HEAVIER = { update_parameter: { parameterID: 'eurostars', value: 7 } };

test('a score preview shows a startup that moves past another startup and over the threshold', async () => {
  const { body } = await simulate({ changes: [HEAVIER] });
  expect(body).toMatchObject({
    startups: 4,
    rescored: 2,
    eligible: { before: 1, after: 2, entering: 1, leaving: 0, moved: 1 },
  });
  expect(body.top).toMatchObject({ before: 1, after: 1, entering: 1, leaving: 1, moved: 0 });
  expect(body.eligible.first_entering).toEqual([
    {
      id: '2',
      company_name: 'Beta',
      old_score: 4,
      new_score: 7,
      old_rank: 2,
      new_rank: 1,
      eligible: 'entering',
      top: 'entering',
    },
  ]);
  expect(body.eligible.first_moved).toMatchObject([{ company_name: 'Alpha', old_rank: 1, new_rank: 2 }]);
  expect(body.top.first_leaving).toMatchObject([{ company_name: 'Alpha' }]);
});

test('a score preview lists every affected startup, active startups first', async () => {
  const { body } = await simulate({ changes: [HEAVIER] }, `${SIMULATE}/difference`);
  expect(body.total).toBe(3);
  expect(
    body.items.map(({ company_name, new_rank, new_score }: Record<string, unknown>) => [
      company_name,
      new_rank,
      new_score,
    ]),
  ).toEqual([
    ['Beta', 1, 7],
    ['Alpha', 2, 6],
    ['Rejected', null, 7],
  ]);
});

test('a score preview applies changes in order', async () => {
  const { body } = await simulate({
    changes: [
      { create_parameter: { parameterName: 'Prize', value: 1 } },
      {
        create_group: {
          group_name: 'One of',
          items: [
            { parameter_id: 'prize', precedence: 1 },
            { parameter_id: 'fif-grant', precedence: 2 },
          ],
        },
      },
      { save_score: { threshold: 0, top_percent: 1 } },
    ],
  });
  expect(body).toMatchObject({
    rescored: 0,
    eligible: { before: 1, after: 3, entering: 2 },
    top: { before: 1, after: 3 },
  });
});

test('a score preview of a change without effect shows no moved startup', async () => {
  const { body } = await simulate({
    changes: [{ update_parameter: { parameterID: 'eurostars', value: 4 } }],
    first: 0,
  });
  const none = { entering: 0, leaving: 0, moved: 0, first_entering: [], first_leaving: [], first_moved: [] };
  expect(body).toEqual({
    startups: 4,
    rescored: 0,
    eligible: { before: 1, after: 1, ...none },
    top: { before: 1, after: 1, ...none },
  });
});

test('a score preview stores no rows, versions or audit events', async () => {
  await server.db.insert(awardGroups).values({ group_key: 'g', group_name: 'G' });
  const before = await everything();
  await simulate({
    changes: [
      HEAVIER,
      { delete_group: { id: '1' } },
      { delete_parameter: { parameterID: 'fif-grant' } },
      { save_score: { threshold: 1, top_percent: 1 } },
      { create_group: { group_name: 'New', items: [{ parameter_id: 'eurostars', precedence: 1 }] } },
      { alias_award: { award: 'Other prize', parameterID: 'eurostars' } },
      { restore_version: { number: 1 } },
    ],
  });
  await simulate({ changes: [HEAVIER] }, `${SIMULATE}/difference`);
  await simulate({ changes: [HEAVIER, { delete_parameter: { parameterID: 'none' } }] });
  expect(await everything()).toEqual(before);
});

test('a score preview waits while a rule is being saved and starts from the saved rule', async () => {
  const save = await server.db.transaction(async (tx) => {
    await lockScores(tx);
    await tx.execute(sql`update parameters set value = 9 where "parameterID" = 'eurostars'`);
    const preview = simulate({ changes: [HEAVIER, { save_score: { threshold: 8, top_percent: 1 } }] });
    await until('the preview waits', () => isWaitingForLock(server.db));
    return { preview };
  });
  expect((await save.preview).body).toMatchObject({ eligible: { after: 0 } });
});

test('a score preview waits for saving before it locks a rule, so that no deadlock occurs', async () => {
  const { preview } = await server.db.transaction(async (tx) => {
    await lockScores(tx);
    await tx.execute(sql`update parameters set value = 9 where "parameterID" = 'fif-grant'`);
    const preview = simulate({
      changes: [HEAVIER, { update_parameter: { parameterID: 'fif-grant', value: 1 } }],
    });
    await until('the preview waits', () => isWaitingForLock(server.db));
    await tx.execute(sql`select from parameters where "parameterID" = 'eurostars' for update nowait`);
    return { preview };
  });
  expect((await preview).status).toBe(200);
});

test('a score preview of a parameter that is being created is refused like saving', async () => {
  const { preview } = await server.db.transaction(async (tx) => {
    await lockScores(tx);
    const prize = { parameterID: 'prize', parameterName: 'Prize', name_key: 'prize', value: 1 };
    await tx.insert(parameters).values(prize);
    const preview = simulate({ changes: [{ create_parameter: { parameterName: 'Prize', value: 2 } }] });
    await until('the preview waits', () => isWaitingForLock(server.db));
    return { preview };
  });
  expect(await preview).toEqual({
    status: 409,
    body: { error: "The parameter 'Prize' has that name already." },
  });
});

test('saving a rule does not wait for a running score preview', async () => {
  const client = await server.pool.connect();
  await client.query('begin; lock table startups in access exclusive mode');
  const preview = simulate({ changes: [HEAVIER] });
  await until('the preview waits', () => isWaitingForLock(server.db));
  await server.db.execute(sql`update parameters set value = 5 where "parameterID" = 'eurostars'`);
  await client.query('commit');
  client.release();
  expect(await preview).toMatchObject({ status: 200, body: { rescored: 2 } });
});

test('a score preview accepts at most 100 changes', async () => {
  const weights = Array.from({ length: 101 }, (_, value) => ({
    update_parameter: { parameterID: 'eurostars', value },
  }));
  expect(await simulate({ changes: weights })).toEqual({
    status: 400,
    body: { error: 'changes must have at most 100 entries.' },
  });
  expect((await simulate({ changes: weights.slice(1) })).status).toBe(200);
  const items = weights.map(() => ({ parameter_id: 'eurostars', precedence: 1 })).slice(1);
  expect(await simulate({ changes: [{ create_group: { group_name: 'Large', items } }] })).toEqual({
    status: 400,
    body: { error: 'A preview takes at most 100 changes, including the items of new groups.' },
  });
});

test('people who may not change the scoring cannot preview changes', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: SIMULATE,
    headers: server.asRole('user'),
    payload: { changes: [HEAVIER] },
  });
  expect(answer.statusCode).toBe(403);
});

test.each([
  [{}, 400, 'changes is missing.'],
  [{ changes: [] }, 400, 'changes must have at least 1 entry.'],
  [{ changes: [{}] }, 400, 'Entry 1 of changes must have at least 1 field.'],
  [
    { changes: [{ ...HEAVIER, delete_group: { id: '1' } }] },
    400,
    'Entry 1 of changes must have at most 1 field.',
  ],
  [{ changes: [{ rename: {} }] }, 400, 'There is no field rename in entry 1 of changes.'],
  [
    { changes: [{ update_parameter: { parameterID: 'eurostars', weight: 1 } }] },
    400,
    'There is no field weight in update_parameter of entry 1 of changes.',
  ],
  [{ changes: [{ update_parameter: { parameterID: 'eurostars' } }] }, 400, 'nothing to update'],
  [
    { changes: [{ update_parameter: { parameterID: 'eurostars', value: 0.00001 } }] },
    400,
    'value takes at most 4 decimals.',
  ],
  [
    { changes: [{ create_parameter: { parameterName: 'Eurostars', value: 1 } }] },
    409,
    "The parameter 'eurostars' has that name already.",
  ],
  [{ changes: [{ delete_group: { id: '7' } }] }, 409, 'Group not found'],
  [{ changes: [{ restore_version: { number: 9 } }] }, 409, 'Version not found'],
])('the score preview %j is refused with %d: %s', async (payload, status, error) => {
  expect(await simulate(payload)).toEqual({ status, body: { error } });
});

/** Returns every row of every table with the id of the transaction that wrote it. */
async function everything() {
  const tables = [
    'startups',
    'startup_awards',
    'parameters',
    'award_groups',
    'award_group_items',
    'score_config',
    'audit_events',
    'scoring_versions',
    'award_aliases',
    'notifications',
    'reached_moments',
  ];
  const { rows } = await server.pool.query(
    tables
      .map((table) => `select '${table}' as "table", xmin::text, t::text as row from ${table} t`)
      .join(' union all ') + ' order by 1, 3',
  );
  return rows;
}
