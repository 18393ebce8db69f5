// Generated from the contract by 'npm run contract'. Do not edit.

export const makeAwardParameterLimits = {
  award: { minLength: 1, maxLength: 2000 },
  parameterName: { maxLength: 200 },
  value: { minimum: -1000000, maximum: 1000000 },
} as const;

export const addAwardAliasLimits = {
  award: { minLength: 1, maxLength: 2000 },
  parameterID: { minLength: 1, maxLength: 200 },
} as const;

export const removeAwardAliasLimits = {
  award: { minLength: 1, maxLength: 2000 },
  parameterID: { minLength: 1, maxLength: 200 },
} as const;

export const ignoreAwardLimits = { award: { minLength: 1, maxLength: 2000 } } as const;

export const undoIgnoreAwardLimits = { award: { minLength: 1, maxLength: 2000 } } as const;
