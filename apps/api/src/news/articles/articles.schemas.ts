import { Type } from '@sinclair/typebox';
import { closed, nullableString, pageQuery, ref } from '../../platform/http/validation/schema-parts';

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
