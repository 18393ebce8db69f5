// Generated from the contract by 'npm run contract'. Do not edit.

export const saveModelSettingsLimits = {
  address: { minLength: 1, maxLength: 2000 },
  models: { minItems: 1, maxItems: 50 },
  key: { minLength: 1, maxLength: 1000 },
} as const;

export const testModelSettingsLimits = {
  address: { minLength: 1, maxLength: 2000 },
  models: { minItems: 1, maxItems: 50 },
  key: { minLength: 1, maxLength: 1000 },
} as const;

export const saveMailSettingsLimits = {
  host: { minLength: 1, maxLength: 253 },
  port: { minimum: 1, maximum: 65535 },
  security: { enum: ['tls', 'starttls', 'none'] },
  user: { maxLength: 200 },
  password: { minLength: 1, maxLength: 1000 },
  sender: { maxLength: 254 },
} as const;

export const testMailSettingsLimits = {
  host: { minLength: 1, maxLength: 253 },
  port: { minimum: 1, maximum: 65535 },
  security: { enum: ['tls', 'starttls', 'none'] },
  user: { maxLength: 200 },
  password: { minLength: 1, maxLength: 1000 },
  sender: { maxLength: 254 },
} as const;
