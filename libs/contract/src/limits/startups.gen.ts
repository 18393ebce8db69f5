// Generated from the contract by 'npm run contract'. Do not edit.

export const addStartupLimits = {
  company_name: { minLength: 1, maxLength: 200 },
  website: { maxLength: 2048 },
  canton: { maxLength: 200 },
  sector: { maxLength: 200 },
  first_name: { maxLength: 200 },
  last_name: { maxLength: 200 },
  email: { maxLength: 254 },
  number: { maxLength: 80 },
  note: { maxLength: 10000 },
} as const;

export const findSimilarStartupsLimits = {
  name: { minLength: 1, maxLength: 200 },
  website: { maxLength: 2048 },
} as const;

export const readCompanyRegisterLimits = { name: { minLength: 1, maxLength: 200 } } as const;

export const runCurationLimits = { limit: { minimum: 1, maximum: 500, default: 500 } } as const;

export const listDeletedLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
} as const;

export const importRawLimits = {
  ID: { maxLength: 64 },
  id: { maxLength: 64 },
  company_name: { minLength: 1, maxLength: 200 },
  first_name: { maxLength: 200 },
  last_name: { maxLength: 200 },
  social_reason: { maxLength: 200 },
  founding_year: { minimum: 1800, maximum: 2100 },
  sector: { maxLength: 200 },
  country: { maxLength: 200 },
  canton: { maxLength: 200 },
  main_article_info: { maxLength: 20000 },
  website: { maxLength: 2048 },
  url: { maxLength: 2048 },
  email: { maxLength: 254 },
  number: { maxLength: 80 },
  investors: { maxLength: 20000 },
  partnership: { maxLength: 20000 },
  company_description: { maxLength: 20000 },
  advisors: { maxLength: 20000 },
  other_award: { maxLength: 20000 },
  pros_text: { maxLength: 20000 },
  cons_text: { maxLength: 20000 },
  pros: { maxLength: 20000 },
  risks: { maxLength: 20000 },
  investment: { enum: [0, 1, true, false] },
  rejected: { enum: [0, 1, true, false] },
  candidate: { enum: [0, 1, true, false] },
  missing_data: { enum: [0, 1, true, false] },
  email_sent: { enum: [0, 1, true, false] },
  interested: { enum: [0, 1, true, false] },
  personality_test_sent: { enum: [0, 1, true, false] },
  test_passed: { enum: [0, 1, true, false] },
  create_contract: { enum: [0, 1, true, false] },
  awards: { maxItems: 200 },
  articles: { maxItems: 50 },
} as const;

export const listRawLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
  sort: { enum: ['created_at', 'company_name', 'founding_year', 'article_date'] },
  dir: { enum: ['asc', 'desc'] },
  review: { enum: ['waiting', 'accepted', 'discarded'] },
} as const;

export const listCuratedLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
  sort: { enum: ['created_at', 'updated_at', 'score', 'company_name', 'founding_year', 'article_date'] },
  dir: { enum: ['asc', 'desc'] },
  withAwards: { minimum: 0, maximum: 1 },
  withArticles: { minimum: 0, maximum: 1 },
  fields: { maxLength: 1000 },
} as const;
