// Generated from the contract by 'npm run contract'. Do not edit.

export const saveReviewSettingsLimits = { floor: { minimum: 0, maximum: 1 } } as const;

export const listDiscardedNamesLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
} as const;

export const decideFoundLimits = {
  decision: { enum: ['accept', 'discard'] },
  reason: { enum: ['not_a_startup', 'not_in_article', 'left_aside'] },
  rows: { minItems: 1, maxItems: 100 },
} as const;

export const listReviewDecisionsLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
} as const;
