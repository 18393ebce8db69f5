// Baseline server for the benchmarks. It uses node:http and pg with prepared statements, without accounts, validation,
// limits or logging. It returns JSON with the same fields as Vaglio: the first page of the ranked list with its total,
// a search, and counts by canton and sector. It also writes one flag or one row per request.
import { createServer } from 'node:http';
import pg from 'pg';

/** SQL columns of a row in the ranked list. */
const FIELDS = `id::text, company_name, first_name, last_name, social_reason, founding_year, sector, country, canton, raised_money,
  main_article_info, article_date, website, url, email, number, investors, partnership, company_description, advisors, other_award,
  pros_text, cons_text, investment, rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed,
  create_contract, score, "firstTime_appear_inscore", last_modified_score, version, created_at, updated_at`;

/** Sort order of the ranked list. */
const ORDER = 'order by score desc nulls last, name_key, id';

const STATEMENTS = {
  page: {
    name: 'page',
    text: `select ${FIELDS} from startups where rejected = 0 ${ORDER} limit 20 offset $1`,
  },
  total: { name: 'total', text: 'select count(*)::int as total from startups where rejected = 0' },
  found: {
    name: 'found',
    text: `select ${FIELDS} from startups where rejected = 0 and search_key like $1 ${ORDER} limit 20`,
  },
  foundTotal: {
    name: 'foundTotal',
    text: 'select count(*)::int as total from startups where rejected = 0 and search_key like $1',
  },
};

/** Counts by canton and sector: for all startups, for the best fifth, and for the best fifth of the active startups. */
STATEMENTS.counts = {
  name: 'counts',
  text: `with ranked as (
      select canton, sector, rejected, score, row_number() over (order by score desc nulls last, name_key, id) as place,
        row_number() over (partition by rejected ${ORDER}) as place_in_mode
      from startups),
    sized as (select ranked.*, count(*) over () as total, count(*) over (partition by rejected) as in_mode from ranked)
    select canton, sector, count(*)::int as curated, count(*) filter (where place <= ceil(total * 0.2))::int as top_of_all,
      count(*) filter (where rejected = 0 and place_in_mode <= ceil(in_mode * 0.2))::int as top_of_active,
      count(*) filter (where rejected = 0 and score >= 3)::int as potential
    from sized group by grouping sets ((canton), (sector), ())`,
};
const FLAG = {
  name: 'flag',
  text: `update startups set test_passed = $2, version = version + 1 where id = $1 returning ${FIELDS}`,
};

/** Columns of an imported row. */
const ROW_FIELDS = `company_name, first_name, last_name, sector, country, canton, founding_year, raised_money, website, email, number,
  company_description, pros_text, cons_text, article_date, awards, articles, rejected, candidate, missing_data, email_sent, interested,
  personality_test_sent, test_passed, create_contract, investment`;
const ROW = {
  name: 'row',
  text: `insert into bare_rows (${ROW_FIELDS}, external_id, content_hash, search_key, received, origin)
    select ${ROW_FIELDS}, $2, $2, lower(company_name), $1::jsonb, 'import' from jsonb_populate_record(null::bare_rows, $1::jsonb)
    returning id::text`,
};

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function answer(request) {
  const { searchParams } = new URL(request.url, 'http://localhost');
  if (searchParams.has('row')) {
    const row = await bodyOf(request);
    const { rows } = await pool.query({ ...ROW, values: [row, JSON.parse(row).ID] });
    return JSON.stringify(rows[0]);
  }
  const word = searchParams.get('q');
  const flagged = searchParams.get('flag');
  if (flagged)
    return JSON.stringify(
      (await pool.query({ ...FLAG, values: [flagged, searchParams.get('value')] })).rows[0],
    );
  if (searchParams.has('counts')) return JSON.stringify((await pool.query(STATEMENTS.counts)).rows);
  const [items, total] = await Promise.all(
    word
      ? [
          pool.query({ ...STATEMENTS.found, values: [`%${word}%`] }),
          pool.query({ ...STATEMENTS.foundTotal, values: [`%${word}%`] }),
        ]
      : [
          pool.query({ ...STATEMENTS.page, values: [Number(searchParams.get('offset') ?? 0)] }),
          pool.query(STATEMENTS.total),
        ],
  );
  return JSON.stringify({ items: items.rows, total: total.rows[0].total });
}

createServer((request, response) => {
  answer(request).then(
    (body) => response.setHeader('content-type', 'application/json').end(body),
    (error) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('The bare server listens\n'));
