// Generated from the contract by 'npm run contract'. Do not edit.

export const createApiTokenLimits = {
  name: { minLength: 1, maxLength: 80 },
  scopes: { minItems: 1, maxItems: 14 },
  days: { minimum: 1, maximum: 366 },
} as const;
