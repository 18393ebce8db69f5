import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  idParams,
  nullableInteger,
  nullableString,
  oneOf,
  ref,
} from '../../platform/http/validation/schema-parts';
import { CHAIN_MAXIMA, CHAIN_STAGES, CHAIN_STATES } from '../../platform/db/schema/chain-runs.table';

const MAX_ARTICLES = 1_000_000;
const MAX_TOKENS = 1_000_000_000;

/** Limits of a pipeline run. Remaining articles are left to the next run. */
const maxima = {
  max_articles: Type.Optional(
    Type.Unsafe<number | null>({
      ...nullableInteger(1, MAX_ARTICLES),
      description: 'As many articles are extracted at most; null for all that wait',
    }),
  ),
  budget_tokens: Type.Optional(
    Type.Unsafe<number | null>({
      ...nullableInteger(1, MAX_TOKENS),
      description: 'Tokens of the model after which no further article is extracted',
    }),
  ),
};

const ChainRunOrder = closed(maxima, { $id: 'ChainRunOrder' });
export type ChainRunOrderBody = Static<typeof ChainRunOrder>;

export const ChainRun = closed(
  {
    id: Type.String(),
    state: oneOf(CHAIN_STATES),
    stage: oneOf(CHAIN_STAGES, { description: 'What it does now, or did last' }),
    reason: nullableString(2_000),
    ...maxima,
    reached: Type.Optional(
      Type.Union([oneOf(CHAIN_MAXIMA), Type.Null()], {
        description: 'Which maximum ended the extraction while articles waited',
      }),
    ),
    result: Type.Optional(
      closed(
        {
          new_articles: Type.Integer(),
          extracted: Type.Integer({ description: 'Articles' }),
          curated: Type.Integer({ description: 'Rows' }),
          new_startups: Type.Integer(),
          updated_startups: Type.Integer(),
        },
        { description: 'What it has done so far' },
      ),
    ),
    started_by: nullableString(200),
    created_at: Type.String(),
    ended_at: nullableString(40),
  },
  {
    $id: 'ChainRun',
    description: 'Reads all sources, extracts what waits, and curates it, without a browser',
  },
);
export type ChainRunBody = Static<typeof ChainRun>;

const tags = ['chain'];

export const startChainRunSchema = {
  operationId: 'startChainRun',
  tags,
  refuses: [409],
  summary: 'Run the whole pipeline on the server: read, extract up to a maximum, curate',
  body: Type.Optional(ref(ChainRunOrder)),
  response: { 201: ref(ChainRun) },
};
export const stopChainRunSchema = {
  operationId: 'stopChainRun',
  tags,
  refuses: [409],
  summary: 'Stop a run of the chain; what it has done stays done',
  params: idParams,
  body: Type.Optional(closed({})),
  response: { 200: ref(ChainRun) },
};
