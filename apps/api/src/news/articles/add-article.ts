import { eq } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db } from '../../platform/db/open-database';
import { articles } from '../../platform/db/schema/articles.table';
import type { UnreadReason } from '../../platform/db/schema/unread-reasons';
import { checkAddress } from '../../platform/outbound-http/address-guard';
import { isoTimestamp } from '../../platform/time/timestamps';
import { linkOf } from '../fetching/article-link';
import { canonicalAddress } from '../fetching/canonical-address';
import { collectArticle, unreadBy, type CollectedArticle } from '../fetching/collect-article';
import type { SiteDeps } from '../fetching/robots';
import { withScheme } from '../fetching/with-scheme';
import { pastDate } from '../page-queue/queue-listed';
import { knownArticles, presentVersion, storeArticle } from '../sources/store-article';
import type { AddedArticleBody } from './articles.schemas';

type AddDeps = SiteDeps & {
  db: Db;
  /** Returns the current time in milliseconds since 1970. */
  now: () => number;
  privateHosts: readonly string[];
};

/**
 * Reads the page at an address that a person entered and stores its article. The rules of news sources apply. A story
 * that is already stored, even under another address, is not stored again.
 * @param typed address with or without scheme
 * @returns the article, or the reason why there is none
 */
export async function addArticle(deps: AddDeps, typed: string, actor: Actor): Promise<AddedArticleBody> {
  const { db, now } = deps;
  const address = withScheme(typed);
  await db.transaction((tx) => recordEvent(tx, actor, { action: 'article_requested', after: { address } }));
  const found = await collect(deps, address);
  if (typeof found === 'number') return stored(db, found, true);
  if ('reason' in found) return { article: null, is_known: false, ...found };
  const source = { id: null, name: new URL(found.published_url).hostname.replace(/^www\./, '') };
  const article = { ...found, published_at: pastDate(found.published_at, now()) };
  const { id, isNew } = await storeArticle(deps, article, source);
  if (id === null) throw new Error('an article was not stored');
  return stored(db, id, !isNew);
}

/**
 * Returns the new article at an address, the id of an article that is already stored, or the reason why no article was
 * found.
 */
async function collect(
  deps: AddDeps,
  address: string,
): Promise<CollectedArticle | number | { reason: UnreadReason; message: string }> {
  try {
    const url = checkAddress(address, deps.privateHosts).href;
    const key = canonicalAddress(url);
    const known = (await knownArticles(deps.db, [key])).get(key);
    if (known !== undefined) return known;
    const item = { title: '', url, published_at: null, html: '', changed: '' };
    const found = await collectArticle(deps, item, new Map());
    return 'reason' in found ? reasonOf(found) : found;
  } catch (error) {
    return reasonOf(unreadBy(error));
  }
}

const reasonOf = ({ reason, message }: { reason: UnreadReason; message: string }) => ({ reason, message });

/** Returns the current version of a stored article. */
async function stored(db: Db, articleId: number, is_known: boolean): Promise<AddedArticleBody> {
  const id = await db.transaction((tx) => presentVersion(tx, articleId));
  const [article] = await db.select().from(articles).where(eq(articles.id, id));
  if (!article) throw new Error('an article that was stored is gone');
  const { title, source, published_at, state } = article;
  return {
    article: {
      id: String(id),
      title,
      source,
      url: linkOf(article),
      published_at: isoTimestamp(published_at),
      state,
    },
    is_known,
    reason: null,
    message: null,
  };
}
