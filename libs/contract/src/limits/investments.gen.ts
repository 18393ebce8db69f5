// Generated from the contract by 'npm run contract'. Do not edit.

export const readStartupHistoryLimits = { limit: { minimum: 1, maximum: 500 } } as const;

export const readFilterValuesLimits = {
  filter: {
    enum: ['canton', 'sector', 'stage', 'flag', 'step', 'award', 'award_not', 'assignee', 'raised', 'score'],
  },
  find: { maxLength: 100 },
  mode: { enum: ['active', 'rejected', 'all'] },
  top: { enum: ['all', 'eligible', 'not_eligible', 'percent', 'percent_all'] },
  later: { enum: ['all', 'hide', 'only'] },
  canton: { maxLength: 200 },
  sector: { maxLength: 200 },
  score_from: { minimum: -1000000000, maximum: 1000000000 },
  score_below: { minimum: -1000000000, maximum: 1000000000 },
  reached_from: { maxLength: 10 },
  reached_to: { maxLength: 10 },
  founded_from: { minimum: 1800, maximum: 2100 },
  founded_to: { minimum: 1800, maximum: 2100 },
  raised_from: { minimum: 0, maximum: 1000000000000000 },
  raised_to: { minimum: 0, maximum: 1000000000000000 },
  article_from: { maxLength: 10 },
  article_to: { maxLength: 10 },
  award: { maxLength: 2000 },
  award_not: { maxLength: 2000 },
  stage: { maxLength: 200 },
  flag: { maxLength: 200 },
  assignee: { maxLength: 2000 },
  step: { maxLength: 200 },
} as const;

export const listInvestmentsLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
  mode: { enum: ['active', 'rejected', 'all'] },
  top: { enum: ['all', 'eligible', 'not_eligible', 'percent', 'percent_all'] },
  sort: {
    enum: [
      'score',
      'firstTime_appear_inscore',
      'last_modified_score',
      'article_date',
      'founding_year',
      'created_at',
      'updated_at',
    ],
  },
  dir: { enum: ['asc', 'desc'] },
  later: { enum: ['all', 'hide', 'only'] },
  canton: { maxLength: 200 },
  sector: { maxLength: 200 },
  score_from: { minimum: -1000000000, maximum: 1000000000 },
  score_below: { minimum: -1000000000, maximum: 1000000000 },
  reached_from: { maxLength: 10 },
  reached_to: { maxLength: 10 },
  founded_from: { minimum: 1800, maximum: 2100 },
  founded_to: { minimum: 1800, maximum: 2100 },
  raised_from: { minimum: 0, maximum: 1000000000000000 },
  raised_to: { minimum: 0, maximum: 1000000000000000 },
  article_from: { maxLength: 10 },
  article_to: { maxLength: 10 },
  award: { maxLength: 2000 },
  award_not: { maxLength: 2000 },
  stage: { maxLength: 200 },
  flag: { maxLength: 200 },
  assignee: { maxLength: 2000 },
  step: { maxLength: 200 },
  view: { maxLength: 20 },
  since: { enum: ['visit'] },
  fields: { maxLength: 1000 },
  withAwards: { minimum: 0, maximum: 1 },
  withArticles: { minimum: 0, maximum: 1 },
} as const;

export const setInvestmentFlagsLimits = {
  contact: { enum: [0, 1, true, false] },
  contract: { enum: [0, 1, true, false] },
  investment: { enum: [0, 1, true, false] },
  rejected: { enum: [0, 1, true, false] },
} as const;

export const setInvestmentTextLimits = {
  email: { maxLength: 254 },
  number: { maxLength: 80 },
  website: { maxLength: 2048 },
  founding_year: { minimum: 1800, maximum: 2100 },
  company_description: { maxLength: 20000 },
  pros_text: { maxLength: 20000 },
  cons_text: { maxLength: 20000 },
} as const;

export const readMergedIntoLimits = { startup: { minLength: 1, maxLength: 64 } } as const;
