import { Type, type Static } from '@sinclair/typebox';
import { closed, oneOf, ref } from '../../platform/http/validation/schema-parts';
import { FAILURE_CAUSES } from '../llm/failure-cause';
import { ExtractionRun, SampleArticle } from './extraction.schemas';

const ArticleFailure = closed(
  {
    cause: oneOf(FAILURE_CAUSES),
    count: Type.Integer({ description: 'Articles that failed for this reason, and wait for a person' }),
    error: Type.String({ description: 'Of the newest one, in words' }),
    failed_at: Type.String(),
    article: ref(SampleArticle),
  },
  { $id: 'ArticleFailure' },
);
const ArticleFailures = closed({ items: Type.Array(ref(ArticleFailure)) }, { $id: 'ArticleFailures' });
export type ArticleFailuresBody = Static<typeof ArticleFailures>;

const tags = ['extraction'];
export const listArticleFailuresSchema = {
  operationId: 'listArticleFailures',
  tags,
  summary: 'Why articles failed, with how many, the most frequent reason first',
  response: { 200: ref(ArticleFailures) },
};
export const retryArticleFailuresSchema = {
  operationId: 'retryArticleFailures',
  tags,
  refuses: [409],
  summary: 'Start a run over the articles that failed for one reason, and only those',
  body: closed({
    cause: oneOf(FAILURE_CAUSES),
    count: Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description: 'How many the caller saw; 409 when there are more or fewer by now',
    }),
  }),
  response: { 201: ref(ExtractionRun) },
};
