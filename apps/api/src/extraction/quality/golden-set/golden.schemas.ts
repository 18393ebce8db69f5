import { Type, type Static } from '@sinclair/typebox';
import {
  listBody,
  closed,
  idParams,
  nullableString,
  oneOf,
  pageQuery,
  ref,
} from '../../../platform/http/validation/schema-parts';
import { ExpectedArticle } from '@vaglio/article-extractor';

/** Maximum number of lines per request. The web app sends a longer file in several requests. */
const MAX_LINES = 200;
const MAX_LINE_LENGTH = 200_000;

const GoldenArticle = closed(
  {
    id: Type.String(),
    article_id: Type.Union([Type.String(), Type.Null()], {
      description: 'The stored article it was made of; null for an imported one',
    }),
    url: Type.String(),
    title: Type.String(),
    lang: nullableString(10),
    date: nullableString(10),
    companies: Type.Array(Type.String(), { description: 'Empty: the article has no startup' }),
    origin: oneOf(['confirmed', 'import']),
    created_at: Type.String(),
  },
  { $id: 'GoldenArticle' },
);
export type GoldenArticleBody = Static<typeof GoldenArticle>;

const GoldenPage = closed(
  {
    items: Type.Array(ref(GoldenArticle)),
    total: Type.Integer(),
    articles: Type.Integer({ description: 'Of the whole set' }),
    companies: Type.Integer(),
    languages: Type.Array(Type.String()),
  },
  { $id: 'GoldenPage' },
);

const GoldenCandidate = closed(
  {
    article_id: Type.String(),
    title: Type.String(),
    source: nullableString(200),
    url: Type.String(),
    companies: Type.Array(Type.String()),
  },
  { $id: 'GoldenCandidate', description: 'An article whose rows are all accepted' },
);
export type GoldenCandidateBody = Static<typeof GoldenCandidate>;

const GoldenCandidatePage = listBody(GoldenCandidate, 'GoldenCandidatePage');

const GoldenRecord = Type.Object(ExpectedArticle.properties, { $id: 'GoldenRecord' });
export type GoldenRecordBody = Static<typeof GoldenRecord>;

const GoldenRecordPage = listBody(GoldenRecord, 'GoldenRecordPage');

/** Request body of importGolden. */
const GoldenImport = closed(
  {
    first_line: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Number of the first line in its file' }),
    ),
    lines: Type.Array(Type.String({ maxLength: MAX_LINE_LENGTH }), { minItems: 1, maxItems: MAX_LINES }),
  },
  { $id: 'GoldenImport' },
);
export type GoldenImportBody = Static<typeof GoldenImport>;

const GoldenImportResult = closed(
  {
    added: Type.Integer(),
    updated: Type.Integer(),
    unchanged: Type.Integer(),
    errors: Type.Array(closed({ line: Type.Integer(), error: Type.String() })),
  },
  { $id: 'GoldenImportResult' },
);
export type GoldenImportResultBody = Static<typeof GoldenImportResult>;

/** Request body of addGolden. */
const GoldenAddition = closed(
  { article_id: Type.String({ minLength: 1, maxLength: 64 }) },
  { $id: 'GoldenAddition' },
);

const tags = ['prompt-lab'];

export const listGoldenSchema = {
  operationId: 'listGolden',
  tags,
  summary: 'Articles of the golden set, the newest first',
  querystring: closed(pageQuery),
  response: { 200: ref(GoldenPage) },
};
export const listGoldenCandidatesSchema = {
  operationId: 'listGoldenCandidates',
  tags,
  summary: 'Articles that may join the golden set: every company in them is accepted',
  querystring: closed(pageQuery),
  response: { 200: ref(GoldenCandidatePage) },
};
export const exportGoldenSchema = {
  operationId: 'exportGolden',
  tags,
  summary: 'The golden set in the shape of its file, one record for a line',
  querystring: closed({ limit: pageQuery.limit, offset: pageQuery.offset }),
  response: { 200: ref(GoldenRecordPage) },
};
export const addGoldenSchema = {
  operationId: 'addGolden',
  tags,
  refuses: [404, 409],
  summary: 'Add an article with its accepted values, which the caller confirms',
  body: ref(GoldenAddition),
  response: { 201: ref(GoldenArticle) },
};
export const importGoldenSchema = {
  operationId: 'importGolden',
  tags,
  refuses: [409],
  summary: 'Add articles of a JSON Lines file',
  description: 'A line that cannot be used is reported; the others are stored.',
  body: ref(GoldenImport),
  response: { 200: ref(GoldenImportResult) },
};
export const removeGoldenSchema = {
  operationId: 'removeGolden',
  tags,
  refuses: [404],
  summary: 'Take an article out of the golden set',
  params: idParams,
  response: { 200: ref(GoldenArticle) },
};
export const restoreGoldenSchema = {
  operationId: 'restoreGolden',
  tags,
  refuses: [404, 409],
  summary: 'Put an article back into the golden set',
  params: idParams,
  response: { 200: ref(GoldenArticle) },
};
