import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  idParams,
  nullableString,
  oneOf,
  pageQuery,
  ref,
} from '../../platform/http/validation/schema-parts';
import { UNREAD_REASONS } from '../../platform/db/schema/unread-reasons';

const UNREAD_STATES = ['waiting', 'given_up', 'never'] as const;

const UnreadPage = closed(
  {
    id: Type.String(),
    source_id: Type.String(),
    source: Type.String({ description: 'Name of the source' }),
    url: Type.String(),
    title: Type.String(),
    published_at: nullableString(40),
    state: oneOf(UNREAD_STATES, {
      description: 'given_up after its attempts, never by a decision of a person',
    }),
    reason: Type.Union([oneOf(UNREAD_REASONS), Type.Null()]),
    message: nullableString(500),
    attempts: Type.Integer({ minimum: 0 }),
    last_attempt_at: nullableString(40),
    next_attempt_at: Type.Unsafe<string | null>({
      ...nullableString(40),
      description: 'Null for a page that is not tried again automatically',
    }),
  },
  { $id: 'UnreadPage', description: 'A page that a source lists and that could not be read' },
);
export type UnreadPageBody = Static<typeof UnreadPage>;

const UnreadPageList = closed(
  {
    items: Type.Array(ref(UnreadPage)),
    total: Type.Integer(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
    open_count: Type.Integer({ description: 'Pages of the source and search, for whatever reason' }),
    never_count: Type.Integer({ description: 'Pages that are never tried, by decision of a person' }),
    reasons: Type.Array(closed({ reason: oneOf(UNREAD_REASONS), count: Type.Integer() }), {
      description: 'Of the open ones, the most frequent first',
    }),
  },
  { $id: 'UnreadPageList' },
);

const filterFields = {
  source: Type.Optional(Type.String({ maxLength: 64, description: 'Id of a source' })),
  reason: Type.Optional(oneOf(UNREAD_REASONS)),
  q: Type.Optional(Type.String({ maxLength: 100, description: 'In title or address' })),
};

const tags = ['scraper'];
export const listUnreadPagesSchema = {
  operationId: 'listUnreadPages',
  tags,
  summary: 'Pages that could not be read, or that are never tried; the latest attempt first',
  querystring: closed({
    ...filterFields,
    never: Type.Optional(Type.Boolean({ description: 'Those that are never tried' })),
    page: pageQuery.page,
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: { 200: ref(UnreadPageList) },
};
export const retryUnreadPageSchema = {
  operationId: 'retryUnreadPage',
  tags,
  summary: 'Try a page again at the next run, also one that was never to be tried',
  params: idParams,
  response: { 200: ref(UnreadPage) },
};
export const neverReadPageSchema = {
  operationId: 'neverReadPage',
  tags,
  summary: 'Never try a page again',
  params: idParams,
  response: { 200: ref(UnreadPage) },
};
export const retryUnreadPagesSchema = {
  operationId: 'retryUnreadPages',
  tags,
  refuses: [409],
  summary: 'Try all pages of a filter again; refused when their number is not the one that was seen',
  body: closed({ ...filterFields, expected: Type.Integer({ minimum: 0, maximum: 10_000_000 }) }),
  response: { 200: closed({ retried: Type.Integer() }) },
};
