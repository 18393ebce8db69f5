// Generated from the contract by 'npm run contract'. Do not edit.

export const saveBrandLimits = {
  product_title: { maxLength: 80 },
  foundation_name: { maxLength: 80 },
} as const;

export const skipFirstStepLimits = { step: { enum: ['list', 'model'] } } as const;
