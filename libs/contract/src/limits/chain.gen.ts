// Generated from the contract by 'npm run contract'. Do not edit.

export const startChainRunLimits = {
  max_articles: { minimum: 1, maximum: 1000000 },
  budget_tokens: { minimum: 1, maximum: 1000000000 },
} as const;
