import { setTimeout as wait } from 'node:timers/promises';
import { call, type World } from './bench-world';
import { median, quantile } from './load';
import { secondsUntilNone } from './marks';
import { latenciesDuring } from './probe';
import { ms, perSecond, type Chapter, type Figure } from './report';

const ROUNDS = 5;
const LIST = '/auth/investments?pageSize=20&withAwards=0';

type Pair = { id: string; first: { company_name: string } };

/** How soon a change makes a pair among all startups, and what a preview of its merge takes. */
export async function duplicateFigures(world: World): Promise<Chapter> {
  const compared = await compareAll(world);
  const found: number[] = [];
  const previews: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const name = `Quokkaforge ${'abcde'.charAt(round).repeat(6)}`;
    await importOne(world, `${name} AG`, round * 2);
    await importOne(world, `${name} Robotics Sàrl`, round * 2 + 1);
    const start = performance.now();
    const pair = await pairOf(world, name);
    found.push(performance.now() - start);
    const asked = performance.now();
    await call(world, 'POST', `/auth/duplicates/${pair}/preview`, {});
    previews.push(performance.now() - asked);
  }
  return {
    title: `Duplicates at ${world.startups} startups`,
    figures: [
      ...compared,
      { what: 'from the curation of a look-alike to its pair in the list', value: ms(median(found)) },
      { what: 'preview of a merge', value: ms(median(previews)) },
    ],
  };
}

/** All startups are new to the comparison, as after an upgrade, while somebody reads the list. */
async function compareAll(world: World): Promise<Figure[]> {
  const { client } = world;
  let taken = 0;
  const { latencies } = await latenciesDuring(world, LIST, async () => {
    await client.query('insert into startups_to_compare (startup_id) select id from startups');
    taken = await secondsUntilNone(client, 'startups_to_compare');
  });
  const { rows } = await client.query<{ pairs: number; mb: number }>(
    `select (select count(*)::int from duplicate_pairs) as pairs,
      (pg_total_relation_size('startup_traits') / 1e6)::float8 as mb`,
  );
  return [
    {
      what: 'compare all startups, beside the requests',
      value: perSecond(world.startups / taken, 'startups'),
      note: `${rows[0]?.pairs ?? 0} pairs, ${Math.round(rows[0]?.mb ?? 0)} MB of traits`,
    },
    {
      what: 'p99 of a ranked page meanwhile',
      value: ms(quantile(latencies, 0.99)),
      note: `median ${ms(median(latencies))}, longest ${ms(Math.max(...latencies))}`,
    },
  ];
}

async function importOne(world: World, company_name: string, number: number): Promise<void> {
  await call(world, 'POST', '/auth/startups/import-raw', { ID: `look-alike-${number}`, company_name });
  await call(world, 'POST', '/auth/startups/curate/run', {});
}

async function pairOf(world: World, name: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const { items } = await call<{ items: Pair[] }>(world, 'GET', '/auth/duplicates?pageSize=all');
    const pair = items.find(({ first }) => first.company_name.startsWith(name));
    if (pair) return pair.id;
    await wait(20);
  }
  throw new Error(`no pair of ${name}`);
}
