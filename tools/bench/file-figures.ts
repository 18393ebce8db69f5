import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { sampleRow } from '../../apps/api/src/operations/seed/sample/sample-row';
import { call, type Installation } from './installation';
import { perSecond, type Figure } from './report';

const ROWS = 100_000;
/** Number of the first row in the file. Other parts of the benchmark do not use numbers from here on. */
const FIRST_ROW = 7_000_000;
const PART_BYTES = 4 * 1024 * 1024;
const EXPORT = '/auth/startups/curated/export';
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

/** Measures the CSV export of the curated list, compared with a COPY of the same rows and their awards. */
export async function exportFigure({ server, token, client, startups }: Installation): Promise<Figure> {
  const bareStart = performance.now();
  const copied = client.query(
    copyTo(`copy (
      select s.*, (select string_agg(a.award_name, ',') from startup_awards a where a.startup_id = s.id) as awards
      from startups s order by coalesce(external_id, uid::text) collate "C", id) to stdout (format csv)`),
  );
  copied.resume();
  await finished(copied);
  const bare = startups / secondsSince(bareStart);
  const start = performance.now();
  const response = await fetch(server.url + EXPORT, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
  });
  if (!response.ok) throw new Error(`${EXPORT}: ${response.status}`);
  await response.arrayBuffer();
  const rate = Number(response.headers.get('x-total-count')) / secondsSince(start);
  return {
    operation: 'export of the curated list as CSV',
    value: perSecond(rate, 'rows'),
    bare: perSecond(bare, 'rows'),
    ratio: rate / bare,
    note: 'bare: COPY',
  };
}

/**
 * Measures the import of 100,000 rows, from the upload to the last write, compared with a COPY into a table with the
 * same indexes.
 */
export async function importFigure(installation: Installation): Promise<Figure> {
  const file = Buffer.from(toCsv());
  const bare = await copySeconds(installation, file);
  const start = performance.now();
  const { id } = await call<{ id: string }>(installation, 'POST', '/auth/imports', {
    name: 'bench.csv',
    size: file.length,
  });
  for (let offset = 0; offset < file.length; offset += PART_BYTES) {
    const part = file.subarray(offset, offset + PART_BYTES);
    await call(installation, 'PUT', `/auth/imports/${id}/content?offset=${offset}`, part);
  }
  await untilState(installation, id, 'checked');
  await call(installation, 'POST', `/auth/imports/${id}/commit`, {});
  await untilState(installation, id, 'committed');
  const took = secondsSince(start);
  await call(installation, 'POST', `/auth/imports/${id}/undo`, {});
  await untilState(installation, id, 'undone');
  return {
    operation: `file of ${ROWS} rows, upload to written`,
    value: `${took.toFixed(1)} s`,
    bare: `${bare.toFixed(1)} s`,
    ratio: took / bare,
    note: 'bare: COPY',
  };
}

async function untilState(installation: Installation, id: string, wanted: string): Promise<void> {
  for (;;) {
    const { state } = await call<{ state: string }>(installation, 'GET', `/auth/imports/${id}`);
    if (state === wanted) return;
    if (['failed', 'cancelled'].includes(state)) throw new Error(`The import is ${state}.`);
    await wait(100);
  }
}

async function copySeconds({ client }: Installation, file: Buffer): Promise<number> {
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
  const took = secondsSince(start);
  await client.query('drop table copied');
  return took;
}

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

function toCsv(): string {
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const row: Record<string, unknown> = sampleRow(FIRST_ROW + index);
    return COLUMNS.map((column) => `"${String(row[column] ?? '').replaceAll('"', '""')}"`).join(',');
  });
  return [COLUMNS.join(','), ...lines].join('\r\n');
}
