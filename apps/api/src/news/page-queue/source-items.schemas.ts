import { Type } from '@sinclair/typebox';
import {
  closed,
  idParams,
  nullableString,
  oneOf,
  pageQuery,
  ref,
} from '../../platform/http/validation/schema-parts';
import { UNREAD_REASONS } from '../../platform/db/schema/unread-reasons';

const SourceItem = closed(
  {
    id: Type.String(),
    url: Type.String(),
    title: Type.String(),
    published_at: nullableString(40),
    first_seen_at: Type.String(),
    article_id: Type.Unsafe<string | null>({
      ...nullableString(64),
      description: 'The article that holds it; null while it is not read',
    }),
    reason: Type.Union([oneOf(UNREAD_REASONS), Type.Null()]),
    is_never: Type.Boolean(),
    note: Type.Optional(
      Type.Unsafe<string | null>({
        ...nullableString(200),
        description: 'Of a text with characters that could not be read',
      }),
    ),
  },
  { $id: 'SourceItem', description: 'What a source has listed, and what came of it' },
);
export const listSourceItemsSchema = {
  operationId: 'listSourceItems',
  tags: ['scraper'],
  summary: 'What a source has listed, the newest first',
  params: idParams,
  querystring: closed({
    page: pageQuery.page,
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: {
    200: ref(
      closed(
        {
          items: Type.Array(ref(SourceItem)),
          total: Type.Integer(),
          page: Type.Integer(),
          pageSize: Type.Integer(),
        },
        { $id: 'SourceItemList' },
      ),
    ),
  },
};
