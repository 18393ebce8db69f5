// Generated from the contract by 'npm run contract'. Do not edit.

export const listDecisionsLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
} as const;

export const decideLimits = {
  kind: { enum: ['contacted', 'contract', 'investment', 'rejected', 'later'] },
  to: { minimum: 0, maximum: 1 },
  until: { maxLength: 10 },
  reason_id: { maxLength: 20 },
  details: { maxLength: 2000 },
  origin: { enum: ['details', 'board', 'api'] },
} as const;

export const undoDecisionLimits = {
  details: { maxLength: 2000 },
  origin: { enum: ['details', 'board', 'api'] },
} as const;
