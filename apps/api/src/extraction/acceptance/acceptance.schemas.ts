import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  nullableString,
  oneOf,
  pageQuery,
  ref,
  seenVersion,
  version,
} from '../../platform/http/validation/schema-parts';
import { DISCARD_REASONS } from '../../platform/db/schema/review-decisions.table';

const floor = Type.Number({
  minimum: 0,
  maximum: 1,
  description: 'Confidence from which startups and values of articles are used by themselves; at 1 all wait',
});

const ReviewSettings = closed({ floor, default_floor: floor, version }, { $id: 'ReviewSettings' });
export type ReviewSettingsBody = Static<typeof ReviewSettings>;
const ReviewFloor = closed({ floor }, { $id: 'ReviewFloor' });

export const discardReason = oneOf(DISCARD_REASONS, {
  description:
    'not_a_startup is remembered for the name, not_in_article for the name in this article, left_aside not at all',
});

const DiscardedName = closed(
  {
    id: Type.String({ description: 'Of the decision' }),
    company_name: Type.String(),
    reason: discardReason,
    article_title: nullableString(2_000),
    decided_by: nullableString(200),
    decided_at: Type.String(),
  },
  { $id: 'DiscardedName' },
);
export type DiscardedNameBody = Static<typeof DiscardedName>;

/** Paging fields of a list response. */
export const pageFields = {
  total: Type.Integer(),
  page: Type.Optional(Type.Integer()),
  pageSize: Type.Optional(Type.Integer()),
};
const DiscardedNamePage = closed(
  { items: Type.Array(ref(DiscardedName)), ...pageFields },
  { $id: 'DiscardedNamePage' },
);

const tags = ['review'];
const { q, ...pageOnly } = pageQuery;

export const readReviewSettingsSchema = {
  operationId: 'readReviewSettings',
  tags,
  summary: 'From which confidence what articles say is used by itself',
  response: { 200: ref(ReviewSettings) },
};
export const saveReviewSettingsSchema = {
  operationId: 'saveReviewSettings',
  tags,
  summary: 'Set the floor for articles that are read from now on',
  headers: seenVersion,
  body: ref(ReviewFloor),
  response: { 200: ref(ReviewSettings) },
};
export const listDiscardedNamesSchema = {
  operationId: 'listDiscardedNames',
  tags,
  summary: 'Names that articles do not propose again, newest first',
  querystring: closed(pageOnly),
  response: { 200: ref(DiscardedNamePage) },
};
