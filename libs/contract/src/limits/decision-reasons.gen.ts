// Generated from the contract by 'npm run contract'. Do not edit.

export const createDecisionReasonLimits = {
  kind: { enum: ['contacted', 'contract', 'investment', 'rejected', 'later'] },
  label: { minLength: 1, maxLength: 80 },
  position: { minimum: 1, maximum: 1000 },
} as const;

export const setReasonRequiredLimits = {
  kind: { enum: ['contacted', 'contract', 'investment', 'rejected', 'later'] },
} as const;

export const updateDecisionReasonLimits = {
  label: { minLength: 1, maxLength: 80 },
  position: { minimum: 1, maximum: 1000 },
} as const;
