// Generated from the contract by 'npm run contract'. Do not edit.

export const createDecisionReasonLimits = {
  kind: { enum: ['contacted', 'contract', 'investment', 'rejected', 'later'] },
  label: { minLength: 1, maxLength: 80 },
  position: { minimum: 1, maximum: 1000 },
} as const;

export const setReasonRequiredLimits = {
  kind: { enum: ['contacted', 'contract', 'investment', 'rejected', 'later'] },
} as const;

export const updateDecisionReasonLimits = {
  label: { minLength: 1, maxLength: 80 },
  position: { minimum: 1, maximum: 1000 },
} as const;

export const createAwardGroupLimits = {
  group_key: { maxLength: 100 },
  group_name: { maxLength: 200 },
  description: { maxLength: 2000 },
  rule: { enum: ['keep_highest_precedence', 'keep_lowest_precedence'] },
} as const;

export const addAwardGroupItemLimits = {
  parameter_id: { minLength: 1, maxLength: 200 },
  precedence: { minimum: 1, maximum: 1000000 },
} as const;

export const updateAwardGroupLimits = {
  group_key: { maxLength: 100 },
  group_name: { maxLength: 200 },
  description: { maxLength: 2000 },
  rule: { enum: ['keep_highest_precedence', 'keep_lowest_precedence'] },
} as const;

export const listParametersLimits = { page: { minimum: 1, maximum: 10000 }, q: { maxLength: 100 } } as const;

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

export const saveScoreConfigLimits = {
  threshold: { minimum: -1000000000, maximum: 1000000000 },
  top_percent: { minimum: 0, maximum: 1 },
} as const;

export const listScoringVersionsLimits = { page: { minimum: 1, maximum: 10000 } } as const;

export const noteScoringVersionLimits = { note: { maxLength: 500 } } as const;

export const compareScoringVersionsLimits = { with: { minimum: 1, maximum: 2147483647 } } as const;

export const simulateScoreLimits = {
  changes: { minItems: 1, maxItems: 1000 },
  first: { minimum: 0, maximum: 200 },
} as const;

export const listScoreDifferenceLimits = { changes: { minItems: 1, maxItems: 1000 } } as const;

export const saveStageLimitsLimits = {
  contacted: { minimum: 1, maximum: 3650 },
  contract: { minimum: 1, maximum: 3650 },
} as const;

export const listUnweightedAwardsLimits = {
  page: { minimum: 1, maximum: 10000 },
  q: { maxLength: 100 },
} as const;

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
