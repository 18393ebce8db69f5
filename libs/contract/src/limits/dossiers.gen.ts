// Generated from the contract by 'npm run contract'. Do not edit.

export const readShortlistLimits = {
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
  ids: { maxLength: 10000 },
  details: { minimum: 0, maximum: 1 },
} as const;

export const recordPrintLimits = { startup_id: { minLength: 1, maxLength: 64 } } as const;
