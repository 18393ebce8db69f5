import { createHash } from 'node:crypto';
import type { FeedItem } from '../fetching/feed';

/** Recognises that a source says something else of a story than before. */
export function itemHash({ title, html, changed }: FeedItem): string {
  return createHash('sha256')
    .update(JSON.stringify([title, html, changed]))
    .digest('base64url');
}
