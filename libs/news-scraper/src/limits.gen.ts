// Generated from the contract by 'npm run contract'. Do not edit.

export const saveScraperConfigLimits = { intervalSec: { minimum: 30, maximum: 86400 } } as const;

export const createNewsSourceLimits = {
  name: { minLength: 1, maxLength: 200 },
  url: { minLength: 1, maxLength: 2048 },
} as const;

export const updateNewsSourceLimits = {
  name: { minLength: 1, maxLength: 200 },
  url: { minLength: 1, maxLength: 2048 },
} as const;
