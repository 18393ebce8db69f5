import { getTableColumns, sql, type AnyColumn } from 'drizzle-orm';
import { startupArticles, startupAwards } from './startups.table';

/**
 * Awards and articles of each row of a statement, in the order and form of awardsOf and articlesOf; articles are still
 * to be mapped by publishedArticle.
 * @param id the column that holds the startup's id
 */
export function startupListsJson(id: AnyColumn) {
  const [award, article] = [getTableColumns(startupAwards), getTableColumns(startupArticles)];
  return {
    awards: sql<{ award_name: string; weight_used: number }[]>`(select coalesce(json_agg(json_build_object(
        'award_name', ${award.award_name}, 'weight_used', ${award.weight_used}::float8)
        order by ${award.weight_used} desc, ${award.award_key}), '[]')
        from ${startupAwards} where ${award.startup_id} = ${id})`,
    articles: sql<(typeof startupArticles.$inferSelect)[]>`(select coalesce(json_agg(${startupArticles}
        order by ${article.published_at} desc nulls last, ${article.url}), '[]')
        from ${startupArticles} where ${article.startup_id} = ${id})`,
  };
}
