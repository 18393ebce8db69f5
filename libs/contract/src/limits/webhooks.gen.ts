// Generated from the contract by 'npm run contract'. Do not edit.

export const createWebhookLimits = {
  name: { minLength: 1, maxLength: 200 },
  url: { minLength: 1, maxLength: 2000 },
  kinds: { minItems: 1, maxItems: 3 },
  format: { enum: ['events', 'slack', 'teams'] },
} as const;

export const updateWebhookLimits = {
  name: { minLength: 1, maxLength: 200 },
  url: { minLength: 1, maxLength: 2000 },
  kinds: { minItems: 1, maxItems: 3 },
  format: { enum: ['events', 'slack', 'teams'] },
} as const;
