import type { World } from './bench-world';

/**
 * Deletes the articles that a chapter stored, with what was read from them: the next one is measured without them.
 * @param mark how the hashes of its texts begin
 */
export async function deleteArticles({ client }: World, mark: 'desk' | 'screen'): Promise<void> {
  await client.query('begin');
  await client.query('delete from raw_startups where starts_with(content_hash, $1)', [mark]);
  await client.query('delete from articles where starts_with(text_hash, $1)', [mark]);
  await client.query(
    'delete from review_marks m where not exists (select from articles a where a.id = m.article_id)',
  );
  await client.query('commit');
}
