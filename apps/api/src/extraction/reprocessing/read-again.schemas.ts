import { Type, type Static } from '@sinclair/typebox';
import { closed, ref } from '../../platform/http/validation/schema-parts';

const MAX_ARTICLES = 500;

const below = Type.Number({
  minimum: 0,
  maximum: 1,
  description: 'Articles with a startup whose confidence is below this',
});
const prompt_id = Type.String({
  maxLength: 64,
  description: 'Articles that were last read with this version; built-in for the built-in extractor',
});

/** Request body of readAgain: the articles, selected in one of three ways, and their number as the caller saw it. */
const ReadAgainOrder = closed(
  {
    articles: Type.Optional(
      Type.Array(Type.String({ pattern: '^[0-9]{1,15}$' }), { minItems: 1, maxItems: MAX_ARTICLES }),
    ),
    prompt_id: Type.Optional(prompt_id),
    below: Type.Optional(below),
    expected: Type.Integer({
      minimum: 0,
      description: 'How many the caller saw; by version or confidence, another number is refused',
    }),
  },
  { $id: 'ReadAgainOrder' },
);
export type ReadAgainBody = Static<typeof ReadAgainOrder>;

const without_text = Type.Integer({ description: 'Left out: their text was removed' });
const ReadAgainCount = closed({ articles: Type.Integer(), without_text }, { $id: 'ReadAgainCount' });
const ReadAgainResult = closed(
  { reset: Type.Integer(), without_text, pending: Type.Integer() },
  { $id: 'ReadAgainResult' },
);

const tags = ['prompt-lab'];

export const countReadAgainSchema = {
  operationId: 'countReadAgain',
  tags,
  summary: 'How many articles would be read again',
  querystring: closed({ prompt_id: Type.Optional(prompt_id), below: Type.Optional(below) }),
  response: { 200: ref(ReadAgainCount) },
};
export const readAgainSchema = {
  operationId: 'readAgain',
  tags,
  refuses: [409],
  summary: 'Let extracted articles wait again, so that the next run reads them with the active version',
  description:
    'Rows that people accepted, discarded or corrected stay; what only waited is replaced. Named articles that are not extracted are left out, and so is every article whose text was removed.',
  body: ref(ReadAgainOrder),
  response: { 200: ref(ReadAgainResult) },
};
