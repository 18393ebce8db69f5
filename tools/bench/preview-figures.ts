import type { World } from './bench-world';
import { median, quantile } from './load';
import { latenciesDuring } from './probe';
import { ms, seconds, type Chapter, type Figure } from './report';

const ROUNDS = 3;
/** One, and the most that a preview takes. */
const CHANGE_COUNTS = [1, 100];
const AT_ONCE = 10;
const PROBES = ['/healthz', '/auth/investments?pageSize=20&withAwards=0'];

/** What a preview of changes takes, and what ten at once do to others. */
export async function previewFigures(world: World): Promise<Chapter> {
  const figures: Figure[] = [];
  for (const count of CHANGE_COUNTS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await preview(world, count));
    figures.push({ what: `preview of ${count} changes`, value: seconds(median(times)) });
  }
  for (const path of PROBES) figures.push(await meanwhile(world, path));
  return { title: `Previews at ${world.startups} startups`, figures };
}

/** New parameters, each changed once more, so that every change looks for what an earlier one made. */
async function preview({ server, token }: World, count: number): Promise<number> {
  const changes = Array.from({ length: count }, (_, index) =>
    index % 2 === 0
      ? { create_parameter: { parameterName: `Bench prize ${index}`, value: 1 } }
      : { update_parameter: { parameterID: `bench-prize-${index - 1}`, parameterName: `Renamed ${index}` } },
  );
  const start = performance.now();
  const answer = await fetch(`${server.url}/auth/admin/score/simulate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ changes }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`preview: ${answer.status} ${text}`);
  return performance.now() - start;
}

async function meanwhile(world: World, path: string): Promise<Figure> {
  const { latencies, elapsed } = await latenciesDuring(world, path, () =>
    Promise.all(Array.from({ length: AT_ONCE }, () => preview(world, 100))),
  );
  return {
    what: `p99 of ${path.split('?')[0]} during ${AT_ONCE} previews of 100 changes`,
    value: ms(quantile(latencies, 0.99)),
    note: `median ${ms(median(latencies))}; the ${AT_ONCE} take ${seconds(elapsed)}`,
  };
}
