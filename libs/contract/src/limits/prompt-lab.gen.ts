// Generated from the contract by 'npm run contract'. Do not edit.

export const listActivationsLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
  name: { maxLength: 200, default: 'venture news extractor data' },
} as const;

export const activateThroughGateLimits = { reason: { maxLength: 1000 } } as const;

export const saveGateLimits = {
  company_name: { minimum: 0, maximum: 1 },
  canton: { minimum: 0, maximum: 1 },
  founding_year: { minimum: 0, maximum: 1 },
  raised_money: { minimum: 0, maximum: 1 },
  awards: { minimum: 0, maximum: 1 },
  max_f1_loss: { minimum: 0, maximum: 1 },
  min_articles: { minimum: 1, maximum: 2000 },
} as const;

export const listGoldenLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
} as const;

export const addGoldenLimits = { article_id: { minLength: 1, maxLength: 64 } } as const;

export const listGoldenCandidatesLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
} as const;

export const exportGoldenLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
} as const;

export const importGoldenLimits = {
  first_line: { minimum: 1, maximum: 1000000 },
  lines: { minItems: 1, maxItems: 200 },
} as const;

export const countReadAgainLimits = {
  prompt_id: { maxLength: 64 },
  below: { minimum: 0, maximum: 1 },
} as const;

export const readAgainLimits = {
  articles: { minItems: 1, maxItems: 500 },
  prompt_id: { maxLength: 64 },
  below: { minimum: 0, maximum: 1 },
  expected: { minimum: 0 },
} as const;

export const tryPromptLimits = {
  model: { maxLength: 200 },
  articles: { minItems: 1, maxItems: 20 },
} as const;

export const listTrialArticlesLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
} as const;

export const listEvaluationsLimits = { prompt_id: { maxLength: 64 }, model: { maxLength: 200 } } as const;

export const startEvaluationLimits = { subjects: { minItems: 1, maxItems: 2 } } as const;

export const listWrongValuesLimits = {
  field: {
    enum: [
      'company_name',
      'canton',
      'sector',
      'founding_year',
      'raised_money',
      'investors',
      'awards',
      'founders',
      'website',
    ],
  },
} as const;
