// What a server could do that keeps all rows in its memory: node:http alone, without accounts, checks, limits, log, other
// servers or a way to keep a change. It reads the rows once and answers the ranked page with its total and a search as
// the floor does; a flag changes the row that it has. The JSON of each row is made once, and only joined for an answer;
// with `objects=1` the JSON of an answer is made of its rows each time.
import { createServer } from 'node:http';
import pg from 'pg';
import { FIELDS, ORDER } from './floor-fields.mjs';

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const { rows } = await client.query(`select ${FIELDS}, search_key from startups where rejected = 0 ${ORDER}`);
await client.end();
const startups = rows.map(({ search_key, ...row }) => ({ row, search_key, json: JSON.stringify(row) }));
const byId = new Map(startups.map((startup) => [startup.row.id, startup]));

function pageOf(list, offset, isMadeEachTime) {
  if (isMadeEachTime)
    return JSON.stringify({
      items: list.slice(offset, offset + 20).map(({ row }) => row),
      total: list.length,
    });
  const items = list.slice(offset, offset + 20).map(({ json }) => json);
  return `{"items":[${items.join(',')}],"total":${list.length}}`;
}

function answer(url) {
  const { searchParams } = new URL(url, 'http://localhost');
  const flagged = byId.get(searchParams.get('flag'));
  if (flagged) {
    flagged.row.test_passed = Number(searchParams.get('value'));
    flagged.row.version += 1;
    flagged.json = JSON.stringify(flagged.row);
    return flagged.json;
  }
  const isMadeEachTime = searchParams.has('objects');
  const word = searchParams.get('q');
  if (word)
    return pageOf(
      startups.filter(({ search_key }) => search_key.includes(word)),
      0,
      isMadeEachTime,
    );
  return pageOf(startups, Number(searchParams.get('offset') ?? 0), isMadeEachTime);
}

createServer((request, response) => {
  response.setHeader('content-type', 'application/json').end(answer(request.url));
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('Rows in memory: listens\n'));
