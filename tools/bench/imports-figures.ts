import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { sampleRow } from '../../apps/api/src/operations/seed/sample/sample-row';
import { call, type World } from './bench-world';
import { perSecond, seconds, times, type Chapter, type Figure } from './report';

const ROWS = 100_000;
/** Numbers that no other part of the bench uses. */
const FIRST = 7_000_000;
const PART_BYTES = 4 * 1024 * 1024;
const COLUMNS = [
  'ID',
  'company_name',
  'first_name',
  'last_name',
  'founding_year',
  'sector',
  'canton',
  'country',
  'website',
  'email',
  'company_description',
] as const;

type Import = { id: string; state: string; counts: { create: number } | null };

/**
 * A large file through the upload: read, checked, written and taken back, each with COPY of the same file as its floor:
 * into a table with the columns and indexes of raw startups, as durable as they are, without checks, matching, progress or
 * a way back.
 */
export async function importsFigures(world: World): Promise<Chapter> {
  const file = Buffer.from(toCsv());
  const floor = await copySeconds(world, file);
  const of = (what: string, took: number): Figure => ({
    what,
    value: seconds(took * 1000),
    floor: seconds(floor * 1000),
    ratio: times(took / floor),
    note: `${perSecond(ROWS / took, 'rows')}; floor: COPY of the file into a table as that of raw startups`,
  });
  const opened = await call<Import>(world, 'POST', '/auth/imports', { name: 'bench.csv', size: file.length });
  const uploading = performance.now();
  for (let start = 0; start < file.length; start += PART_BYTES)
    await send(world, opened.id, start, file.subarray(start, start + PART_BYTES));
  const uploaded = since(uploading);
  const checked = await until(world, opened.id, ['checked']);
  await call(world, 'POST', `/auth/imports/${opened.id}/commit`, {});
  const written = await until(world, opened.id, ['committed']);
  await call(world, 'POST', `/auth/imports/${opened.id}/undo`, {});
  const undone = await until(world, opened.id, ['undone']);
  return {
    title: `A file of ${ROWS} rows (${(file.length / 1e6).toFixed(0)} MB) at ${world.startups} startups`,
    figures: [
      of('upload', uploaded),
      of('read and check', checked),
      of('import', written),
      of('upload to written', uploaded + checked + written),
      of('undo', undone),
    ],
  };
}

const since = (start: number): number => (performance.now() - start) / 1000;

async function until(world: World, id: string, states: readonly string[]): Promise<number> {
  const start = performance.now();
  for (;;) {
    const { state } = await call<Import>(world, 'GET', `/auth/imports/${id}`);
    if (states.includes(state)) return since(start);
    if (['failed', 'cancelled'].includes(state)) throw new Error(`the import is ${state}`);
    await wait(100);
  }
}

async function send({ server, token }: World, id: string, offset: number, bytes: Buffer): Promise<void> {
  const answer = await fetch(`${server.url}/auth/imports/${id}/content?offset=${offset}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  if (!answer.ok) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
}

async function copySeconds({ client }: World, file: Buffer): Promise<number> {
  await client.query(`
    create table copied (like raw_startups including all);
    alter table copied rename external_id to "ID";
    alter table copied alter content_hash set default gen_random_uuid(), alter search_key set default '',
      alter received set default '{}', alter origin set default 'import'`);
  const columns = COLUMNS.map((column) => `"${column}"`).join(', ');
  const start = performance.now();
  await pipeline(
    Readable.from([file]),
    client.query(
      copyFrom(`copy copied (${columns}) from stdin (format csv, header true, force_null (${columns}))`),
    ),
  );
  const took = since(start);
  await client.query('drop table copied');
  return took;
}

function toCsv(): string {
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const row: Record<string, unknown> = sampleRow(FIRST + index);
    return COLUMNS.map((column) => `"${String(row[column] ?? '').replaceAll('"', '""')}"`).join(',');
  });
  return [COLUMNS.join(','), ...lines].join('\r\n');
}
