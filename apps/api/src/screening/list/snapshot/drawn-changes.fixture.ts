import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { drawnAward, drawnFacts, drawnUntil, drawnWork } from '../drawn-filters.fixture';

export const NAMES = [
  'Alpha',
  'Beta',
  'Étoile',
  'straße',
  'Zeta 3',
  '東京',
  '🚀 Rocket',
  'alpha bis',
  'ÅLAND',
  'x'.repeat(30),
];

export const drawnRow = fc.record({
  score: fc.constantFrom(0, 0.3, 1, 5, 5.0001),
  ...drawnFacts,
  sector: fc.constantFrom('BioT', 'ICT', null),
  firstTime_appear_inscore: fc.constantFrom(
    '2026-04-25T00:00:00.000001Z',
    '2026-04-25T00:00:00.000002Z',
    '2026-04-24T22:00:00Z',
    '2026-04-24T21:59:59.999999Z',
    null,
  ),
});
const NAME = fc.constantFrom(...NAMES);
/** Generator for changes of the tables by people, jobs and operators. */
export const drawnChange = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), name: NAME, row: drawnRow }),
  fc.record({ kind: fc.constant('rename' as const), name: NAME, to: NAME }),
  fc.record({ kind: fc.constant('delete' as const), name: NAME }),
  fc.record({ kind: fc.constant('merge' as const), name: NAME, into: NAME }),
  fc.record({ kind: fc.constant('restore' as const), name: NAME, id: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('award' as const), name: NAME, award: drawnAward }),
  fc.record({
    kind: fc.constant('work' as const),
    name: NAME,
    ...drawnWork,
  }),
  fc.record({ kind: fc.constant('no work' as const) }),
  fc.record({
    kind: fc.constant('later' as const),
    name: NAME,
    until: drawnUntil,
    wakesOnChange: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('unaward' as const) }),
  fc.record({ kind: fc.constant('article' as const), name: NAME }),
  fc.record({
    kind: fc.constant('rules' as const),
    threshold: fc.constantFrom(0, 1, 5),
    top_percent: fc.constantFrom(0, 0.3, 1),
  }),
  fc.record({ kind: fc.constant('empty' as const) }),
);
type Change = typeof drawnChange extends fc.Arbitrary<infer T> ? T : never;

/** Writes a change as direct SQL, without the application. */
export async function applyChange(client: PoolClient, change: Change): Promise<void> {
  const run = (text: string, values: unknown[] = []) => client.query(text, values);
  if (change.kind === 'empty') return void (await run('delete from startups where score < 1'));
  if (change.kind === 'rules')
    return void (await run('update score_config set threshold = $1, top_percent = $2', [
      change.threshold,
      change.top_percent,
    ]));
  if (change.kind === 'no work') return void (await run('delete from startup_work'));
  if (change.kind === 'unaward') return void (await run('delete from startup_awards'));
  const key = change.name.toLowerCase();
  if (change.kind === 'later')
    return void (await run(
      'update startups set later_until = $2, later_watched_since = case when $3 then now() end where name_key = $1',
      [key, change.until, change.wakesOnChange],
    ));
  if (change.kind === 'work')
    return void (await run(
      `insert into startup_work (startup_id, assignee_id, step, due) select id, $2, $3, $4 from startups where name_key = $1
        on conflict (startup_id) do update set assignee_id = excluded.assignee_id, step = excluded.step, due = excluded.due`,
      [key, change.assignee, change.step, change.step && change.due],
    ));
  if (change.kind === 'merge') {
    await run(
      `update startup_awards set startup_id = (select id from startups where name_key = $2)
        where startup_id = (select id from startups where name_key = $1) and exists (
          select from startups where name_key = $2)`,
      [key, change.into.toLowerCase()],
    );
    return void (await run(
      'delete from startups where name_key = $1 and exists (select from startups where name_key = $2)',
      [key, change.into.toLowerCase()],
    ));
  }
  if (change.kind === 'restore')
    return void (await run(
      `insert into startups (id, company_name, name_key, search_key, score) overriding system value
        select $2, $1, $3, $3, 1 where not exists (select from startups where name_key = $3 or id = $2)`,
      [change.name, change.id, key],
    ));
  if (change.kind === 'delete') return void (await run('delete from startups where name_key = $1', [key]));
  if (change.kind === 'rename')
    return void (await run(
      `update startups set company_name = $2, name_key = $3, search_key = $3 where name_key = $1
        and not exists (select from startups where name_key = $3)`,
      [key, change.to, change.to.toLowerCase()],
    ));
  if (change.kind === 'award')
    return void (await run(
      `insert into startup_awards (startup_id, award_key, award_name, weight_used) select id, $2, 'A', 2.5 from startups
        where name_key = $1 on conflict (startup_id, award_key) do update set weight_used = startup_awards.weight_used + 1`,
      [key, change.award],
    ));
  if (change.kind === 'article')
    return void (await run(
      `insert into startup_articles (startup_id, url, title) select id, 'https://x.ch', '"<b>' from startups where name_key = $1
        on conflict do nothing`,
      [key],
    ));
  const columns = Object.keys(change.row);
  const set = columns.map((column, place) => `"${column}" = $${place + 2}`).join(', ');
  await run(`update startups set ${set} where name_key = $1`, [key, ...Object.values(change.row)]);
}
