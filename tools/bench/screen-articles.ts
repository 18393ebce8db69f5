import type { World } from './bench-world';
import { secondsUntilNone } from './marks';

const ARTICLES = 20;
const COMPANIES = 6;

/** Each of some length, with several companies and values. */
export async function storeArticles({ client }: World): Promise<void> {
  await client.query('begin');
  await client.query(
    `insert into articles (url, title, source, lang, text, text_hash, state, published_at)
      select 'https://news.example/screen/' || n, 'Round ' || n, 'News', 'en',
        (select string_agg('Screenling ' || n || c || ' AG from Zug wins. ', '') from generate_series(1, $2::int) c)
          || repeat('The jury praised the applications of the year and named the finalists of the round. ', 50),
        'screen' || n, 'extracted', now() - make_interval(mins => n) from generate_series(1, $1::int) n`,
    [ARTICLES, COMPANIES],
  );
  await client.query(
    `insert into extractions (article_id, epoch, model, outcome, outputs_count)
      select id, 1, 'built-in', 'extracted', $1 from articles where text_hash like 'screen%'`,
    [COMPANIES],
  );
  await client.query(
    `insert into raw_startups (content_hash, company_name, canton, received, origin, extraction_id, evidence, search_key,
        confidence, review)
      select 'screen' || e.id || '-' || c, split_part(split_part(a.text, '. ', c), ' from', 1), 'ZG', '{}', 'article', e.id,
        (select jsonb_agg(jsonb_build_object('field', field, 'value', value, 'is_used', true, 'confidence', 0.6, 'quotes',
            jsonb_build_array(jsonb_build_object('text', 'from Zug', 'start', place, 'end', place + 8))))
          from (values ('canton', 'ZG'), ('sector', 'ICT'), ('founding_year', '2021'), ('raised_money', '1000000'),
            ('first_name', 'Ann'), ('last_name', 'Beck')) as said (field, value)),
        'screenling', 0.5, 'waiting'
      from extractions e join articles a on a.id = e.article_id cross join generate_series(1, $1::int) c
        cross join lateral (select strpos(a.text, split_part(a.text, '. ', c)) - 1 + strpos(split_part(a.text, '. ', c), 'from Zug') - 1 as place) as found
      where a.text_hash like 'screen%'`,
    [COMPANIES],
  );
  await client.query('commit');
  await secondsUntilNone(client, 'review_marks');
}
