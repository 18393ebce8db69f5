import { Type } from '@sinclair/typebox';
import { addressText } from '../../platform/http/validation/address-text';
import { nameText } from '../../platform/http/validation/name-text';
import { MAX_NAME_LENGTH, MAX_URL_LENGTH } from '../../platform/http/validation/text-limits';
import {
  closed,
  idParams,
  nullableInteger,
  nullableString,
  oneOf,
  ref,
  seenVersion,
  version,
} from '../../platform/http/validation/schema-parts';
import { LONGEST_PATTERN } from '../fetching/link-pattern';
import { SOURCE_KINDS } from '../../platform/db/schema/source-kind';
import { UNREAD_REASONS } from '../../platform/db/schema/unread-reasons';
import { SOURCE_HEALTH } from './source-health';

const MIN_INTERVAL_SECONDS = 30;
const MAX_INTERVAL_SECONDS = 86_400;

const interval = Type.Integer({
  minimum: MIN_INTERVAL_SECONDS,
  maximum: MAX_INTERVAL_SECONDS,
});

const NewsRun = closed(
  {
    started_at: Type.String(),
    finished_at: nullableString(40),
    source_count: Type.Integer(),
    failed_sources: Type.Integer(),
    new_articles: Type.Integer(),
  },
  { $id: 'NewsRun' },
);

const ScraperConfig = closed(
  {
    enabled: Type.Boolean(),
    intervalSec: interval,
    next_run_at: Type.Optional(nullableString(40)),
    last_run: Type.Optional(Type.Union([ref(NewsRun), Type.Null()])),
    version,
  },
  { $id: 'ScraperConfig' },
);

const ScraperSettings = closed({ enabled: Type.Boolean(), intervalSec: interval });

const UnreadPages = closed(
  {
    waiting: Type.Integer({ description: 'Pages that are tried again' }),
    given_up: Type.Integer({ description: 'Pages that are not tried again automatically' }),
    next_attempt_at: nullableString(40),
    reasons: Type.Array(closed({ reason: oneOf(UNREAD_REASONS), count: Type.Integer() }), {
      description: 'The most frequent first',
    }),
  },
  { $id: 'UnreadPages', description: 'Pages that a source lists and that could not be read' },
);

const SourceAttempt = closed(
  {
    at: Type.String(),
    answer: Type.String({ description: 'What it answered, in words' }),
    failed: Type.Boolean(),
    wait_sec: Type.Unsafe<number | null>({
      ...nullableInteger(0, 10_000_000),
      description: 'How long it was left alone afterwards; null until the next run',
    }),
  },
  { $id: 'SourceAttempt' },
);

const NewsSource = closed(
  {
    id: Type.String(),
    name: Type.String(),
    url: Type.String({ description: 'Of the feed, sitemap or page; `sample:` is the bundled sample' }),
    kind: Type.Optional(oneOf(SOURCE_KINDS)),
    link_pattern: Type.Optional(nullableString(LONGEST_PATTERN)),
    enabled: Type.Boolean(),
    health: Type.Optional(oneOf(SOURCE_HEALTH)),
    last_checked_at: nullableString(40),
    last_success_at: nullableString(40),
    item_count: nullableInteger(0, 1_000_000),
    consecutive_failures: Type.Integer(),
    last_error: nullableString(500),
    recent_attempts: Type.Optional(Type.Array(ref(SourceAttempt), { description: 'The newest first' })),
    next_attempt_at: Type.Optional(
      Type.Unsafe<string | null>({
        ...nullableString(40),
        description: 'After failures: not read before; null when every run reads it',
      }),
    ),
    article_count: Type.Integer({ description: 'Articles stored from this source' }),
    read_count: Type.Optional(Type.Integer({ description: 'Items of the last 30 days that were read' })),
    days: Type.Optional(
      Type.Array(closed({ read: Type.Integer(), unread: Type.Integer() }), {
        description: 'New items of the last 30 spans of 24 hours, the oldest first',
      }),
    ),
    newest_item_at: Type.Optional(nullableString(40)),
    usual_gap_sec: Type.Optional(
      Type.Unsafe<number | null>({
        ...nullableInteger(0, 1_000_000_000),
        description: 'Median between two items of 30 days; null when it has listed too few',
      }),
    ),
    unread: Type.Optional(ref(UnreadPages)),
    version,
  },
  { $id: 'NewsSource' },
);

const NewsSourceList = closed(
  { items: Type.Array(ref(NewsSource)), total: Type.Integer() },
  { $id: 'NewsSourceList' },
);

const sourceFields = {
  name: nameText({ minLength: 1, maxLength: MAX_NAME_LENGTH }),
  url: addressText({ minLength: 1, maxLength: MAX_URL_LENGTH }),
  kind: oneOf(SOURCE_KINDS),
  link_pattern: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    maxLength: LONGEST_PATTERN,
    description: 'Which links are articles: `/news/*`, with * for any characters',
  }),
  enabled: Type.Boolean(),
};

const SourceTest = closed(
  {
    items: Type.Integer({ description: 'Articles that the feed lists' }),
    new_items: Type.Integer({ description: 'Of them not stored yet' }),
    titles: Type.Array(Type.String(), { description: 'The first ones' }),
    pages: Type.Optional(
      Type.Array(
        closed({
          title: Type.String(),
          url: Type.String(),
          characters: Type.Integer({ description: 'Of the text that was read; 0 for none' }),
          reason: Type.Union([oneOf(UNREAD_REASONS), Type.Null()]),
          message: Type.Unsafe<string | null>({
            ...nullableString(500),
            description: 'Why it was not read; of a page that was read, which characters could not be',
          }),
        }),
        { description: 'Pages that were read as well, and what came of them' },
      ),
    ),
    error: nullableString(500),
  },
  { $id: 'SourceTest' },
);

const tags = ['scraper'];
export const readScraperConfigSchema = {
  operationId: 'readScraperConfig',
  tags,
  summary: 'Whether news is read, and how often',
  response: { 200: ref(ScraperConfig) },
};
export const saveScraperConfigSchema = {
  operationId: 'saveScraperConfig',
  tags,
  summary: 'Switch reading on or off, and set the interval in seconds',
  headers: seenVersion,
  body: ScraperSettings,
  response: { 200: ref(ScraperConfig) },
};
export const listSourcesSchema = {
  operationId: 'listNewsSources',
  tags,
  summary: 'The sources of news, with their health',
  response: { 200: ref(NewsSourceList) },
};
export const createSourceSchema = {
  operationId: 'createNewsSource',
  tags,
  refuses: [409],
  summary: 'Add a feed, a sitemap or a page that lists articles',
  body: closed({
    name: sourceFields.name,
    url: sourceFields.url,
    kind: Type.Optional(sourceFields.kind),
    link_pattern: Type.Optional(sourceFields.link_pattern),
    enabled: Type.Optional(sourceFields.enabled),
  }),
  response: { 201: ref(NewsSource) },
};
export const updateSourceSchema = {
  operationId: 'updateNewsSource',
  tags,
  refuses: [409],
  summary: 'Change a source; only what is sent changes',
  params: idParams,
  headers: seenVersion,
  body: Type.Partial(closed(sourceFields), { additionalProperties: false }),
  response: { 200: ref(NewsSource) },
};
export const deleteSourceSchema = {
  operationId: 'deleteNewsSource',
  tags,
  summary: 'Remove a source; its articles stay',
  params: idParams,
  headers: seenVersion,
  row: ref(NewsSource),
  response: { 204: Type.Null() },
};
export const testSourceSchema = {
  operationId: 'testNewsSource',
  tags,
  summary: 'Read a source now, as a run does, without storing its articles',
  params: idParams,
  response: { 200: ref(SourceTest) },
};
