// Generated from the contract by 'npm run contract'. Do not edit.

export const saveStageLimitsLimits = {
  contacted: { minimum: 1, maximum: 3650 },
  contract: { minimum: 1, maximum: 3650 },
} as const;
