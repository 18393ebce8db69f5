// Generated from the contract by 'npm run contract'. Do not edit.

export const createServiceAccountLimits = {
  name: { minLength: 1, maxLength: 80 },
  purpose: { minLength: 1, maxLength: 300 },
  role: { enum: ['user', 'super', 'admin'] },
} as const;

export const updateServiceAccountLimits = {
  name: { minLength: 1, maxLength: 80 },
  purpose: { minLength: 1, maxLength: 300 },
  role: { enum: ['user', 'super', 'admin'] },
} as const;

export const createServiceTokenLimits = {
  name: { minLength: 1, maxLength: 80 },
  scopes: { minItems: 1, maxItems: 14 },
  days: { minimum: 1, maximum: 366 },
} as const;
