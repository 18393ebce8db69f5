import { readFileSync } from 'node:fs';
import { to } from 'pg-copy-streams';
import { Client } from 'pg';
import type { World } from './bench-world';
import { perSecond, times, type Chapter, type Figure } from './report';

const KB_PER_MB = 1_024;
const BYTES_BETWEEN_LOOKS = 1_000_000;

/** Whole lists as files, read as fast as they come. The floor is COPY of the same rows with their awards, by a client of its own. */
export async function exportFigures(world: World): Promise<Chapter> {
  const { server, startups } = world;
  const floor = await copyRate(world);
  const figures: Figure[] = [];
  for (const [what, path] of [
    ['curated list, CSV', '/auth/startups/curated/export'],
    ['ranked list, CSV', '/auth/investments/export?mode=active'],
    ['curated list, XLSX', '/auth/startups/curated/export?format=xlsx'],
  ] as const) {
    const before = residentMb(server.pid);
    const { rate, rows, peakMb } = await exportRate(world, path);
    figures.push({
      what,
      value: perSecond(rate, 'rows'),
      floor: perSecond(floor, 'rows'),
      ratio: times(rate / floor),
      note: `${rows} rows; memory of the server ${before} MB before, at most ${peakMb} MB meanwhile`,
    });
  }
  return { title: `Exports at ${startups} startups`, figures };
}

async function exportRate({ server, token }: World, path: string) {
  const start = performance.now();
  const response = await fetch(server.url + path, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
  });
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
  let peakMb = 0;
  let [bytes, looked] = [0, 0];
  for await (const piece of response.body) {
    bytes += piece.length;
    if (bytes - looked < BYTES_BETWEEN_LOOKS) continue;
    looked = bytes;
    peakMb = Math.max(peakMb, residentMb(server.pid));
  }
  const rows = Number(response.headers.get('x-total-count'));
  return { rows, rate: rows / ((performance.now() - start) / 1000), peakMb };
}

/** Rows a second. */
async function copyRate({ client }: World): Promise<number> {
  const reader = new Client({ connectionString: connectionOf(client) });
  await reader.connect();
  try {
    const start = performance.now();
    const copied = reader.query(
      to(`copy (
        select s.*, (select string_agg(a.award_name, ',') from startup_awards a where a.startup_id = s.id) as awards
        from startups s order by coalesce(external_id, uid::text) collate "C", id) to stdout (format csv)`),
    );
    copied.resume();
    await new Promise((resolve, reject) => copied.on('end', resolve).on('error', reject));
    return copied.rowCount / ((performance.now() - start) / 1000);
  } finally {
    await reader.end();
  }
}

function connectionOf({ host, port, user, database, password }: Client): string {
  return `postgres://${user ?? ''}:${encodeURIComponent(String(password ?? ''))}@${host}:${port}/${database ?? ''}`;
}

/** Of Linux; 0 elsewhere. */
function residentMb(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / KB_PER_MB);
  } catch {
    return 0;
  }
}
