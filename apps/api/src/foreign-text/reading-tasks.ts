import { startupsIn } from '../extraction/built-in/built-in-extractor';
import { judgeStartups } from '../extraction/judge-startups';
import { proposeColumns } from '../imports/column-choices';
import { readImportLines } from '../imports/read-lines';
import { nextTurn } from '../llm/conversation';
import { readBody } from '../llm/read-body';
import { readModelText } from '../llm/read-result';
import { readFeed } from '../news/feed';
import { readLinks } from '../news/link-list';
import { readText } from '../news/read-text';
import { plainText, readArticle } from '../news/readable-text';
import { robotsVerdict } from '../news/robots-verdict';
import { similarityKey } from '../news/similarity';
import { readSitemap } from '../news/sitemap';
import { namedSitemaps } from '../source-discovery/named-sitemaps';
import { readSiteLinks } from '../source-discovery/site-links';
import { UnreadableText } from './unreadable-text';

/** Of a document after unpacking, in bytes. */
const LARGEST_DOCUMENT = 2 * 1024 * 1024;

/** All that is done with foreign text, each a pure function; arguments and values are structured clones. */
export const READING_TASKS = {
  readFeed: (body: Uint8Array, contentType: string, address: string) =>
    readFeed(textOf(body, contentType), address),
  readSitemap: (body: Uint8Array, contentType: string, address: string) =>
    readSitemap(textOf(body, contentType), address),
  readLinks: (body: Uint8Array, contentType: string, address: string, pattern: string | null) =>
    readLinks(textOf(body, contentType), address, pattern),
  readSiteLinks: (body: Uint8Array, contentType: string, address: string) =>
    readSiteLinks(textOf(body, contentType), address),
  readPage: (body: Uint8Array, contentType: string, address: string) =>
    readArticle(textOf(body, contentType), address),
  plainText,
  robotsVerdict: (body: Uint8Array, ...rest: [string, string, string]) =>
    robotsVerdict(Buffer.from(body).toString('utf8'), ...rest),
  namedSitemaps: (body: Uint8Array, page: string) => namedSitemaps(Buffer.from(body).toString('utf8'), page),
  similarityKey,
  startupsIn,
  judgeStartups,
  readBody,
  nextTurn,
  readModelText,
  readImportLines,
  proposeColumns,
};

export type ReadingTasks = typeof READING_TASKS;

function textOf(body: Uint8Array, contentType: string): string {
  try {
    return readText(Buffer.from(body), contentType, LARGEST_DOCUMENT);
  } catch {
    throw new UnreadableText('What it answers is damaged or too large.');
  }
}
