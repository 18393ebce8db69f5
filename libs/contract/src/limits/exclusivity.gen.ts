// Generated from the contract by 'npm run contract'. Do not edit.

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
