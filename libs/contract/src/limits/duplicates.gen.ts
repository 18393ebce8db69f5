// Generated from the contract by 'npm run contract'. Do not edit.

export const listDuplicatesLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
  only: { enum: ['all', 'website', 'founder', 'name'] },
} as const;

export const nameDuplicateLimits = { startup_ids: { minItems: 2, maxItems: 2 } } as const;

export const postponeDuplicateLimits = { is_later: { default: true } } as const;

export const listKeptApartLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
} as const;

export const previewMergeLimits = {
  decision: { enum: ['rejected', 'investment'] },
  survivor: { enum: ['first', 'second'] },
} as const;

export const listMergesLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
} as const;
