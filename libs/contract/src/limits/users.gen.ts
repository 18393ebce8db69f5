// Generated from the contract by 'npm run contract'. Do not edit.

export const erasePersonLimits = { email: { maxLength: 254 } } as const;

export const saveSignInRulesLimits = { second_factor_roles: { maxItems: 3 } } as const;

export const registerUserLimits = {
  email: { minLength: 3, maxLength: 254 },
  username: { minLength: 1, maxLength: 200 },
  name: { minLength: 1, maxLength: 200 },
  first_name: { maxLength: 99 },
  last_name: { maxLength: 99 },
  role: { enum: ['user', 'super', 'admin'] },
  scopes: { maxItems: 1 },
  password: { minLength: 8, maxLength: 256 },
} as const;

export const inviteUserLimits = {
  email: { minLength: 3, maxLength: 254 },
  username: { minLength: 1, maxLength: 200 },
  name: { minLength: 1, maxLength: 200 },
  first_name: { maxLength: 99 },
  last_name: { maxLength: 99 },
  role: { enum: ['user', 'super', 'admin'] },
  scopes: { maxItems: 1 },
  by: { enum: ['mail', 'link'] },
} as const;

export const sendInvitationLimits = { by: { enum: ['mail', 'link'] } } as const;

export const setUserRoleLimits = { role: { enum: ['user', 'super', 'admin'] } } as const;

export const setUserPasswordLimits = { newPassword: { minLength: 8, maxLength: 256 } } as const;

export const setUserStatusLimits = { accountStatus: { enum: ['active', 'disabled'] } } as const;

export const setUserScopesLimits = { scopes: { maxItems: 2 } } as const;
