import { sampleRow } from '../../apps/api/src/operations/seed/sample/sample-row';
import { call, type World } from './bench-world';
import { median } from './load';
import { perSecond, seconds, times, type Chapter, type Figure } from './report';

const ROUNDS = 3;
const NEW_ROWS = 2_000;
const BATCH = 500;

/** What changes much at once: curation, and the weight that moves every score that holds it. */
export async function changeFigures(world: World): Promise<Chapter> {
  return {
    title: `Changes at ${world.startups} startups`,
    figures: [await curation(world), ...(await weightChange(world)), await exportRate(world)],
  };
}

/** New rows, as an import leaves them, through runs of 500 until one processes none. */
async function curation(world: World): Promise<Figure> {
  for (let index = 0; index < NEW_ROWS; index++) {
    await call(world, 'POST', '/auth/startups/import-raw', sampleRow(world.startups + index));
  }
  const start = performance.now();
  let processed = 0;
  for (;;) {
    const run = await call<{ processed: number }>(world, 'POST', '/auth/startups/curate/run', {
      limit: BATCH,
      dryRun: false,
    });
    if (run.processed === 0) break;
    processed += run.processed;
  }
  return {
    what: `curate, runs of ${BATCH}`,
    value: perSecond(processed / ((performance.now() - start) / 1000), 'rows'),
    note: `${processed} rows`,
  };
}

/** One weight changes; the floor writes the same rows again, scores and the weights of their awards, in one transaction. */
async function weightChange(world: World): Promise<Figure[]> {
  const { client } = world;
  const {
    rows: [heaviest],
  } = await client.query<{ id: string; value: number; startups: number }>(`
    select p."parameterID" as id, p.value::float8 as value, count(*)::int as startups from parameters p
    join startup_awards a on a.award_key = p.name_key group by p."parameterID" order by 3 desc limit 1`);
  if (!heaviest) throw new Error('no parameter is held by any startup');
  const ours: number[] = [];
  const bare: number[] = [];
  let changed = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const before = (await client.query<{ now: string }>('select clock_timestamp()::text as now')).rows[0]
      ?.now;
    const start = performance.now();
    await call(world, 'PUT', `/auth/admin/parameters/${heaviest.id}`, { value: heaviest.value + 1 + round });
    ours.push(performance.now() - start);
    changed =
      (await client.query('select 1 from startups where last_modified_score >= $1', [before])).rowCount ?? 0;
    await client.query('vacuum startups');
    bare.push(await bareWrite(world, heaviest.id, before ?? ''));
    await client.query('vacuum startups');
  }
  const ratio = median(ours) / median(bare);
  return [
    {
      what: `one weight, held by ${heaviest.startups}, moves ${changed} scores`,
      value: seconds(median(ours)),
      floor: seconds(median(bare)),
      ratio: times(ratio),
      note: 'floor: writing the changed rows, nothing else',
    },
  ];
}

/** Writes other scores, and then, beside the measure, those that were there. */
async function bareWrite(world: World, parameterID: string, since: string): Promise<number> {
  const start = performance.now();
  await addToScores(world, parameterID, since, 1);
  const elapsed = performance.now() - start;
  await addToScores(world, parameterID, since, -1);
  return elapsed;
}

async function addToScores(
  { client }: World,
  parameterID: string,
  since: string,
  added: number,
): Promise<void> {
  await client.query('begin');
  await client.query(
    'update startups set score = score + $2, last_modified_score = now() where last_modified_score >= $1',
    [since, added],
  );
  await client.query(
    `
    update startup_awards a set weight_used = a.weight_used + $2 from parameters p
    where p."parameterID" = $1 and a.award_key = p.name_key and a.weight_used <> 0`,
    [parameterID, added],
  );
  await client.query('commit');
}

/** Pages of 200 one after another, as the export of the web app requests them. */
async function exportRate(world: World): Promise<Figure> {
  const pages = Math.min(50, Math.ceil(world.startups / 200));
  const start = performance.now();
  let rows = 0;
  for (let page = 1; page <= pages; page++) {
    const path = `/auth/startups/curated?page=${page}&pageSize=200`;
    rows += (await call<{ items: unknown[] }>(world, 'GET', path)).items.length;
  }
  return {
    what: 'export, pages of 200',
    value: perSecond(rows / ((performance.now() - start) / 1000), 'rows'),
    note: `${rows} rows`,
  };
}
