// Generated from the contract by 'npm run contract'. Do not edit.

export const loginLimits = {
  email: { minLength: 3, maxLength: 254 },
  deviceId: { minLength: 8, maxLength: 64 },
} as const;

export const loginByCodeLimits = {
  stepToken: { minLength: 1, maxLength: 2000 },
  code: { minLength: 6, maxLength: 60 },
  deviceId: { minLength: 8, maxLength: 64 },
} as const;

export const beginSetUpAtLoginLimits = { stepToken: { minLength: 1, maxLength: 2000 } } as const;

export const beginPasskeySignInLimits = { stepToken: { minLength: 1, maxLength: 2000 } } as const;

export const loginByPasskeyLimits = {
  stepToken: { minLength: 1, maxLength: 2000 },
  deviceId: { minLength: 8, maxLength: 64 },
  id: { minLength: 1, maxLength: 1400 },
  clientData: { minLength: 1, maxLength: 4000 },
  authenticatorData: { minLength: 1, maxLength: 2000 },
  signature: { minLength: 1, maxLength: 2000 },
  userHandle: { minLength: 1, maxLength: 100 },
} as const;

export const beginPasskeyAtLoginLimits = { stepToken: { minLength: 1, maxLength: 2000 } } as const;

export const addPasskeyAtLoginLimits = {
  stepToken: { minLength: 1, maxLength: 2000 },
  deviceId: { minLength: 8, maxLength: 64 },
  id: { minLength: 1, maxLength: 1400 },
  clientData: { minLength: 1, maxLength: 4000 },
  attestation: { minLength: 1, maxLength: 20000 },
  transports: { maxItems: 8 },
} as const;

export const refreshLimits = { deviceId: { minLength: 8, maxLength: 64 } } as const;

export const logoutLimits = { deviceId: { minLength: 8, maxLength: 64 } } as const;

export const changePasswordLimits = {
  email: { minLength: 3, maxLength: 254 },
  deviceId: { minLength: 8, maxLength: 64 },
} as const;

export const changeOwnPasswordLimits = { deviceId: { minLength: 8, maxLength: 64 } } as const;

export const finishProviderSignInLimits = {
  query: { maxLength: 8000 },
  deviceId: { minLength: 8, maxLength: 64 },
} as const;

export const finishProviderLinkLimits = { query: { maxLength: 8000 } } as const;

export const addPasskeyLimits = {
  name: { minLength: 1, maxLength: 60 },
  id: { minLength: 1, maxLength: 1400 },
  clientData: { minLength: 1, maxLength: 4000 },
  attestation: { minLength: 1, maxLength: 20000 },
  transports: { maxItems: 8 },
} as const;

export const updateProfileLimits = {
  first_name: { maxLength: 99 },
  last_name: { maxLength: 99 },
  time_zone: { minLength: 1, maxLength: 64 },
  csv_separator: { enum: ['comma', 'semicolon', 'tab', null] },
} as const;

export const confirmSecondFactorLimits = { code: { minLength: 6, maxLength: 60 } } as const;
