import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { checkAddress } from '../../platform/outbound-http/address-guard';
import type { FeedItem } from '../fetching/feed';
import { pageFetcher } from '../fetching/fetch-page';
import { isSiteFailure, readSource } from '../fetching/read-source';
import type { SourceAddress, SourceDeps } from '../fetching/source-address';
import { withScheme } from '../fetching/with-scheme';
import { newsSources } from '../../platform/db/schema/news-sources.table';
import { userAgentOf } from '../sources/user-agent';
import { discover, type Candidate } from './discover';
import { discoverSourcesSchema, previewSourceSchema } from './discovery.schemas';
import { newestOf } from './newest-item';

const ITEMS_SHOWN = 10;

export const discoveryRoutes: FastifyPluginAsyncTypebox<Deps> = async (
  app,
  { db, settings, reader, now },
) => {
  const userAgent = userAgentOf(settings);
  const { fetchPage, close } = pageFetcher({ userAgent, privateHosts: settings.privateNewsHosts });
  app.addHook('onClose', close);
  const deps: SourceDeps = { fetchPage, reader, userAgent, now };

  app.post('/auth/admin/scrapers/discover', { schema: discoverSourcesSchema }, async ({ body }) => {
    try {
      const { candidates, ...found } = await discover(deps, body.address);
      return { ...found, candidates: await toCandidates(db, candidates), error: null };
    } catch (error) {
      const nothing = { url: withScheme(body.address), title: null, candidates: [], patterns: [], tried: [] };
      return { ...nothing, error: wordsOf(error) };
    }
  });

  app.post('/auth/admin/scrapers/preview', { schema: previewSourceSchema }, async ({ body }) => {
    const url = withScheme(body.url);
    const source: SourceAddress = { url, kind: body.kind, link_pattern: body.link_pattern?.trim() || null };
    try {
      checkAddress(url, settings.privateNewsHosts);
      const { items = [], note = null } = (await readSource(deps, source)).feed ?? {};
      const error = items.length === 0 ? note : null;
      return { url, ...listingOf(items, newestOf(items, now())), error };
    } catch (error) {
      return { url, ...listingOf([], null), error: wordsOf(error) };
    }
  });
};

async function toCandidates(db: Db, candidates: readonly Candidate[]) {
  const urls = candidates.map(({ url }) => url);
  const known = await db
    .select({ url: newsSources.url })
    .from(newsSources)
    .where(inArray(newsSources.url, urls));
  const isKnown = new Set(known.map(({ url }) => url));
  return candidates.map(({ items, newest_item_at, ...candidate }) => ({
    ...candidate,
    is_known: isKnown.has(candidate.url),
    ...listingOf(items, newest_item_at),
  }));
}

function listingOf(items: readonly FeedItem[], newest_item_at: string | null) {
  const first_items = items
    .slice(0, ITEMS_SHOWN)
    .map(({ title, url, published_at }) => ({ title, url, published_at }));
  return { items: items.length, newest_item_at, first_items };
}

/**
 * Returns the message of a site failure.
 * @throws any other error
 */
function wordsOf(error: unknown): string {
  if (isSiteFailure(error)) return error.message;
  throw error;
}
