import { Type, type Static } from '@sinclair/typebox';
import { UNREAD_REASONS } from '../../platform/db/schema/unread-reasons';
import { nameSchema } from '../../platform/http/openapi/named-schemas';
import { closed, nullableString, oneOf, pageQuery, ref } from '../../platform/http/validation/schema-parts';
import { MAX_URL_LENGTH } from '../../platform/http/validation/text-limits';

const StartupNews = closed(
  {
    url: Type.String(),
    title: nullableString(500),
    published_at: nullableString(40),
    source: nullableString(200),
    startup_id: Type.String(),
    company_name: Type.String(),
  },
  { $id: 'StartupNews', description: 'An article with the startup it became' },
);

const StartupNewsPage = closed(
  {
    items: Type.Array(ref(StartupNews)),
    total: Type.Integer(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  },
  { $id: 'StartupNewsPage' },
);

export const listArticlesSchema = {
  operationId: 'listArticles',
  tags: ['articles'],
  summary: 'Articles on curated startups, the newest first, undated ones last',
  querystring: closed({
    page: pageQuery.page,
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: { 200: ref(StartupNewsPage) },
};

const StoredArticle = closed(
  {
    id: Type.String(),
    title: Type.String(),
    source: nullableString(500),
    url: Type.String(),
    published_at: nullableString(40),
    state: oneOf(['pending', 'extracted', 'failed', 'abandoned'], {
      description: 'True if startups were looked for in it',
    }),
  },
  { $id: 'StoredArticle' },
);

const AddedArticle = closed(
  {
    article: Type.Unsafe<Static<typeof StoredArticle> | null>({
      anyOf: [{ $ref: `${nameSchema(StoredArticle)}#` }, { type: 'null' }],
      description: 'Null where the page could not be read',
    }),
    is_known: Type.Boolean({ description: 'It was stored before' }),
    reason: Type.Union([oneOf(UNREAD_REASONS), Type.Null()]),
    message: Type.Unsafe<string | null>({
      ...nullableString(500),
      description: 'Why the page could not be read',
    }),
  },
  { $id: 'AddedArticle' },
);
export type AddedArticleBody = Static<typeof AddedArticle>;

export const addArticleSchema = {
  operationId: 'addArticle',
  tags: ['articles'],
  summary: 'Read the page at an address and store its article; a reason where there is none',
  body: closed({ url: Type.String({ minLength: 1, maxLength: MAX_URL_LENGTH }) }),
  response: { 200: ref(AddedArticle) },
};
