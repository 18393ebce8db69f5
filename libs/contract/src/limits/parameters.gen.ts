// Generated from the contract by 'npm run contract'. Do not edit.

export const listParametersLimits = { sort: { enum: ['name', 'startups'] } } as const;

export const createParameterLimits = {
  parameterName: { maxLength: 200 },
  value: { minimum: -1000000, maximum: 1000000 },
} as const;

export const updateParameterLimits = {
  parameterName: { maxLength: 200 },
  value: { minimum: -1000000, maximum: 1000000 },
} as const;

export const deleteParameterLimits = { cascade: { minimum: 0, maximum: 1 } } as const;

export const importWeightsLimits = { weights: { minItems: 1, maxItems: 1000 } } as const;

export const removeUsualParametersLimits = { parameterIDs: { maxItems: 100 } } as const;
