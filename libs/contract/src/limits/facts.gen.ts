// Generated from the contract by 'npm run contract'. Do not edit.

export const correctFactLimits = { value: { maxLength: 20000 }, note: { maxLength: 1000 } } as const;

export const confirmFactLimits = { note: { maxLength: 1000 } } as const;

export const addFounderLimits = {
  first_name: { maxLength: 200 },
  last_name: { minLength: 1, maxLength: 200 },
  role: { maxLength: 200 },
  note: { maxLength: 1000 },
} as const;

export const correctFounderLimits = {
  first_name: { maxLength: 200 },
  last_name: { minLength: 1, maxLength: 200 },
  role: { maxLength: 200 },
  note: { maxLength: 1000 },
} as const;

export const addMoneyLimits = {
  kind: {
    enum: ['round', 'total', 'award', 'loan', 'takeover', 'valuation', 'revenue', 'sought', 'grant', 'prize'],
  },
  amount: { minimum: 0.01, maximum: 1000000000000 },
  stage: { maxLength: 200 },
  investors: { maxItems: 30 },
  note: { maxLength: 1000 },
} as const;

export const correctMoneyLimits = {
  kind: {
    enum: ['round', 'total', 'award', 'loan', 'takeover', 'valuation', 'revenue', 'sought', 'grant', 'prize'],
  },
  amount: { minimum: 0.01, maximum: 1000000000000 },
  stage: { maxLength: 200 },
  investors: { maxItems: 30 },
  note: { maxLength: 1000 },
} as const;

export const addAwardLimits = {
  award_name: { minLength: 1, maxLength: 200 },
  note: { maxLength: 1000 },
} as const;

export const correctAwardLimits = {
  award_name: { minLength: 1, maxLength: 200 },
  note: { maxLength: 1000 },
} as const;

export const previewMergeIntoLimits = { into: { minLength: 1, maxLength: 64 } } as const;

export const mergeIntoLimits = { into: { minLength: 1, maxLength: 64 } } as const;

export const previewSplitLimits = { groups: { minItems: 1, maxItems: 50 } } as const;

export const splitStartupLimits = { groups: { minItems: 1, maxItems: 50 } } as const;
