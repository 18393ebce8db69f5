/** Every tag of the contract: what a query provides and a mutation makes stale. */
export const TAGS = [
  'startups',
  'investments',
  'stats',
  'figures',
  'first-steps',
  'parameters',
  'exclusivity',
  'score',
  'account',
  'api-tokens',
  'service-accounts',
  'users',
  'prompts',
  'prompt-lab',
  'models',
  'extraction',
  'scraper',
  'audit',
  'articles',
  'review',
  'review-desk',
  'duplicates',
  'awards',
  'facts',
  'exports',
  'imports',
  'dossiers',
  'comparison',
  'decisions',
  'decision-reasons',
  'timeline',
  'chain',
  'notes',
  'people',
  'work',
  'stages',
  'stage-limits',
  'bulk',
  'views',
  'view-news',
  'notifications',
  'following',
  'status',
] as const;

export type Tag = (typeof TAGS)[number];

/** For an enhancement by hand, where one domain's change makes another's answers stale. */
export interface Invalidation {
  readonly invalidatesTags: readonly Tag[];
}
