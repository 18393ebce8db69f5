// Generated from the contract by 'npm run contract'. Do not edit.

export const listReviewArticlesLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
  only: { enum: ['all', 'conflicts', 'no_source', 'money', 'awards'] },
} as const;

export const decideReviewValuesLimits = {
  raw_id: { minLength: 1, maxLength: 64 },
  version: { minimum: 1 },
  startup_version: { minimum: 1 },
  decisions: { minItems: 1, maxItems: 60 },
} as const;

export const acceptReviewCompanyLimits = { startup_version: { minimum: 1 } } as const;

export const setAsideReviewCompanyLimits = {
  startup_version: { minimum: 1 },
  reason: { enum: ['not_a_startup', 'not_in_article', 'left_aside'] },
} as const;

export const mergeReviewCompanyLimits = {
  startup_version: { minimum: 1 },
  startup_id: { minLength: 1, maxLength: 64 },
} as const;
