// Generated from the contract by 'npm run contract'. Do not edit.

export const listPeopleLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
} as const;
