import { Type, type Static } from '@sinclair/typebox';
import { ChainRun } from '../runs/chain-runs.schemas';
import { closed, nullableInteger, ref } from '../../platform/http/validation/schema-parts';

const count = (description: string) => ({
  ...nullableInteger(0, Number.MAX_SAFE_INTEGER),
  description: `${description}; null for a person who may not open where they wait`,
});

const Chain = closed(
  {
    has_begun: Type.Boolean({ description: 'True if any article was read or any raw startup received' }),
    to_extract: count('Articles that no extraction has read'),
    to_curate: count('Raw startups that curation takes next'),
    review_articles: count('Articles with values that wait for a person'),
    review_pairs: count('Pairs of startups that may be one company'),
    new_above_threshold: Type.Integer({
      minimum: 0,
      description: 'Active startups at or above the threshold that are New and about which nobody decided',
    }),
    run: Type.Optional(ref(ChainRun)),
  },
  { $id: 'Chain' },
);
export type PipelineBody = Static<typeof Chain>;

export const readChainSchema = {
  operationId: 'readChain',
  tags: ['chain'],
  summary: 'Pending work at each stage from news to a decision, as far as the caller may open it',
  response: { 200: ref(Chain) },
};
