import { slugOf } from '@vaglio/startups-domain';
import fc from 'fast-check';
import { awardGroupItems, awardGroups } from '../../platform/db/schema/award-groups.table';
import { scoreConfig } from '../../platform/db/schema/score-config.table';
import { startups } from '../../platform/db/schema/startups.table';
import { createInitialVersion } from '../versions/keep-first-version';
import { testApp } from '../../testing/test-app';
import { changes, world, type World } from './random-changes.fixture';
import { rescoreStartups } from '../rescoring/rescore';
import type { ProposedChangeBody } from './simulation.schemas';
import { forgetStartups, storeParameters, storeStartups } from '../rescoring/stored-startups.fixture';

const NOW = '2025-03-01T09:00:00.000Z';
const PARAMETERS = '/auth/admin/parameters';
const EXCL = '/auth/admin/awards/excl';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url,
    headers: server.asRole('admin'),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

test('a score preview equals the result of saving in counts, names, scores and ranks, for 200 random changes', async () => {
  await fc.assert(
    fc.asyncProperty(world, changes, async (stored, proposed) => {
      await store(stored);
      const before = await lists();
      const preview = await call('POST', '/auth/admin/score/simulate', { changes: proposed, first: 200 });
      const difference = await call('POST', '/auth/admin/score/simulate/difference', { changes: proposed });
      const refusal = await saveAll(proposed);
      if (refusal) expect([preview.body, difference.body]).toEqual([refusal.body, refusal.body]);
      // Changes that are refused, with the same text in both cases, do not count among the 200 runs.
      fc.pre(refusal === null);
      const after = await lists();
      const other = [...after.scores].filter(([id, score]) => before.scores.get(id) !== score).length;
      expect(preview.body).toEqual({
        startups: after.scores.size,
        rescored: other,
        eligible: effect(before, after, 'eligible'),
        top: effect(before, after, 'top'),
      });
      expect(difference.body.items.filter((row: Row) => row.old_score !== row.new_score)).toHaveLength(other);
      expect(new Set(difference.body.items.map(({ id }: Row) => id))).toEqual(touched(before, after));
    }),
    { numRuns: 40 },
  );
});

type Row = { id: string; old_score: number; new_score: number };
type Lists = {
  scores: Map<string, number>;
  names: Map<string, string>;
  ranks: Map<string, number>;
  eligible: Set<string>;
  top: Set<string>;
};

async function lists(): Promise<Lists> {
  const rows = await server.db
    .select({ id: startups.id, name: startups.company_name, score: startups.score })
    .from(startups);
  const read = async (top: string) => {
    const { body } = await call(
      'GET',
      `/auth/investments?mode=active&top=${top}&pageSize=all&withAwards=0&withArticles=0`,
    );
    return body.items.map(({ id, rank }: { id: string; rank: number }): [string, number] => [id, rank]);
  };
  const ids = async (top: string) => new Set<string>((await read(top)).map(([id]: [string, number]) => id));
  return {
    scores: new Map(rows.map(({ id, score }) => [String(id), score])),
    names: new Map(rows.map(({ id, name }) => [String(id), name])),
    ranks: new Map(await read('all')),
    eligible: await ids('eligible'),
    top: await ids('percent'),
  };
}

function effect(before: Lists, after: Lists, list: 'eligible' | 'top') {
  const row = (id: string) => ({
    id,
    company_name: after.names.get(id),
    old_score: before.scores.get(id),
    new_score: after.scores.get(id),
    old_rank: before.ranks.get(id),
    new_rank: after.ranks.get(id),
    eligible: place(before, after, id, 'eligible'),
    top: place(before, after, id, 'top'),
  });
  const ranked = ({ ranks }: Lists) => [...ranks.keys()];
  const entering = ranked(after)
    .filter((id) => place(before, after, id, list) === 'entering')
    .map(row);
  const leaving = ranked(before)
    .filter((id) => place(before, after, id, list) === 'leaving')
    .map(row);
  const distance = (id: string) => Math.abs((before.ranks.get(id) ?? 0) - (after.ranks.get(id) ?? 0));
  const moved = ranked(after)
    .filter((id) => place(before, after, id, list) === 'in' && distance(id) > 0)
    .sort((a, b) => distance(b) - distance(a))
    .map(row);
  return {
    before: before[list].size,
    after: after[list].size,
    entering: entering.length,
    leaving: leaving.length,
    moved: moved.length,
    first_entering: entering,
    first_leaving: leaving,
    first_moved: moved,
  };
}

function place(before: Lists, after: Lists, id: string, list: 'eligible' | 'top'): string {
  if (before[list].has(id)) return after[list].has(id) ? 'in' : 'leaving';
  return after[list].has(id) ? 'entering' : 'out';
}

function touched(before: Lists, after: Lists): Set<string> {
  const isTouched = (id: string) =>
    before.scores.get(id) !== after.scores.get(id) ||
    before.ranks.get(id) !== after.ranks.get(id) ||
    before.eligible.has(id) !== after.eligible.has(id) ||
    before.top.has(id) !== after.top.has(id);
  return new Set([...after.scores.keys()].filter(isTouched));
}

async function store({ weights, groups, settings, startups: held }: World): Promise<void> {
  const { db } = server;
  await forgetStartups(db);
  await storeParameters(db, weights);
  for (const [index, { rule, items }] of groups.entries()) {
    await db
      .insert(awardGroups)
      .values({ group_key: `g${index + 1}`, group_name: `Group ${index + 1}`, rule });
    const rows = items.filter(({ parameter_id }) =>
      Object.keys(weights).some((name) => slugOf(name) === parameter_id),
    );
    if (rows.length > 0)
      await db.insert(awardGroupItems).values(rows.map((item) => ({ ...item, group_id: index + 1 })));
  }
  await db.insert(scoreConfig).values(settings);
  await storeStartups(
    db,
    held.map((startup, index) => ({ company_name: `${'CABED'[index % 5]} ${index}`, ...startup })),
  );
  await db.transaction((tx) => rescoreStartups(tx, { now: NOW }));
  await createInitialVersion(server.deps);
}

/** Saves the changes with requests, one after the other. @returns the first refusal, if any */
async function saveAll(
  proposed: readonly ProposedChangeBody[],
): Promise<{ status: number; body: unknown } | null> {
  for (const request of proposed.flatMap(requestsOf)) {
    const answer = await call(...request);
    if (answer.status >= 400) return answer;
  }
  return null;
}

type Request = Parameters<typeof call>;

function requestsOf(change: ProposedChangeBody): Request[] {
  if (change.create_parameter) return [['POST', PARAMETERS, change.create_parameter]];
  if (change.update_parameter) {
    const { parameterID, ...body } = change.update_parameter;
    return [['PUT', `${PARAMETERS}/${parameterID}`, body]];
  }
  if (change.delete_parameter)
    return [
      [
        'DELETE',
        `${PARAMETERS}/${change.delete_parameter.parameterID}?cascade=${Number(change.delete_parameter.cascade)}`,
      ],
    ];
  if (change.create_group) return [['POST', `${EXCL}/groups`, change.create_group]];
  if (change.update_group) {
    const { id, ...body } = change.update_group;
    return [['PUT', `${EXCL}/groups/${id}`, body]];
  }
  if (change.delete_group) return [['DELETE', `${EXCL}/groups/${change.delete_group.id}`]];
  if (change.add_item) {
    const { group_id, ...body } = change.add_item;
    return [['POST', `${EXCL}/groups/${group_id}/items`, body]];
  }
  if (change.delete_item)
    return [
      [
        'DELETE',
        `${EXCL}/groups/${change.delete_item.group_id}/items/by-param/${change.delete_item.parameter_id}`,
      ],
    ];
  if (change.save_score) return [['PUT', '/auth/admin/score', change.save_score]];
  return [['POST', `/auth/admin/score/versions/${change.restore_version?.number}/restore`]];
}
