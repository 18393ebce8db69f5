import { judgeStartups, missingOf, startupsIn } from '@vaglio/article-extractor';
import { proposeColumns } from './imports/check/column-choices';
import { readImportLines } from './imports/upload/read-lines';
import { nextTurn } from './extraction/llm/conversation';
import { readBody } from './extraction/llm/read-body';
import { readModelText } from './extraction/llm/read-result';
import { readFeed } from './news/fetching/feed';
import { readLinks } from './news/fetching/link-list';
import { readText } from './news/fetching/read-text';
import { plainText, readArticle } from './news/fetching/readable-text';
import { robotsVerdict } from './news/fetching/robots-verdict';
import { similarityKey } from './news/fetching/similarity';
import { isSameStory, storyKeys } from './news/fetching/same-story';
import { readSitemap } from './news/fetching/sitemap';
import { namedSitemaps } from './news/source-discovery/named-sitemaps';
import { readSiteLinks } from './news/source-discovery/site-links';
import { taskRunner } from './platform/threads/run-task';
import { UnreadableText } from './platform/threads/unreadable-text';

/** Maximum size of an unpacked document, in bytes. */
const LARGEST_DOCUMENT = 2 * 1024 * 1024;

/** Pure functions that parse untrusted text. Arguments and results are structured clones. */
const TASKS = {
  readFeed: (body: Uint8Array, contentType: string, address: string) => {
    const { text, replaced } = readTextOf(body, contentType);
    return readFeed(text, address, replaced);
  },
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
  storyKeys,
  isSameStory,
  startupsIn,
  judgeStartups,
  missingOf,
  readBody,
  nextTurn,
  readModelText,
  readImportLines,
  proposeColumns,
};

type Tasks = typeof TASKS;

declare module './platform/threads/sandboxed-parser' {
  interface WorkerTasks extends Tasks {}
}

/** Entry point of threads that parse untrusted text. */
export const runTask = taskRunner(TASKS);

const textOf = (body: Uint8Array, contentType: string): string => readTextOf(body, contentType).text;

function readTextOf(body: Uint8Array, contentType: string) {
  try {
    return readText(Buffer.from(body), contentType, LARGEST_DOCUMENT);
  } catch {
    throw new UnreadableText('What it answers is damaged or too large.');
  }
}
