import { createHash } from 'node:crypto';
import { EXTRACTED_NAMES, recordOf } from '@vaglio/startups-domain';
import { sql } from 'drizzle-orm';
import { articles } from '../../platform/db/schema/articles.table';
import type { Db } from '../../platform/db/open-database';

/** Stores pending articles with these texts. @returns their ids, in the given order */
export async function storeArticles(db: Db, texts: readonly string[]): Promise<number[]> {
  const rows = texts.map((text, index) => ({
    url: `https://news.example/${index}-${createHash('md5').update(text).digest('hex')}`,
    title: `Story ${index}`,
    source: 'News',
    lang: 'en',
    published_at: '2026-03-04T05:06:07Z',
    text,
    text_hash: createHash('sha256').update(text).digest('hex'),
  }));
  const stored = await db.insert(articles).values(rows).returning({ id: articles.id });
  return stored.map(({ id }) => id);
}

/** Deletes all articles, runs, prompts and startups, but not the people. */
export async function forgetArticles(db: Db): Promise<void> {
  await db.execute(sql`truncate articles, extractions, extraction_runs, llm_usage, prompts, raw_startups, startups, startup_awards, startup_articles,
    award_group_items, award_groups, parameters cascade`);
}

/** Returns a startup in the form of a model response. Omitted values are null or empty. */
export function saidStartup(company: string, quote: string, more: object = {}) {
  return {
    company_name: { value: company, quotes: [quote] },
    founders: [],
    ...recordOf(EXTRACTED_NAMES, () => null),
    raised_money: null,
    financings: [],
    investors: [],
    awards: [],
    ...more,
  };
}
