// Generated from the contract by 'npm run contract'. Do not edit.

export const listNotesLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
} as const;

export const addNoteLimits = {
  text: { minLength: 1, maxLength: 10000 },
  mentions: { maxItems: 50 },
} as const;

export const editNoteLimits = {
  text: { minLength: 1, maxLength: 10000 },
  mentions: { maxItems: 50 },
} as const;
