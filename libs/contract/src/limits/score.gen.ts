// Generated from the contract by 'npm run contract'. Do not edit.

export const saveScoreConfigLimits = {
  threshold: { minimum: -1000000000, maximum: 1000000000 },
  top_percent: { minimum: 0, maximum: 1 },
} as const;

export const noteScoringVersionLimits = { note: { maxLength: 500 } } as const;

export const compareScoringVersionsLimits = { with: { minimum: 1, maximum: 2147483647 } } as const;

export const simulateScoreLimits = {
  changes: { minItems: 1, maxItems: 100 },
  first: { minimum: 0, maximum: 200 },
} as const;

export const listScoreDifferenceLimits = { changes: { minItems: 1, maxItems: 100 } } as const;
