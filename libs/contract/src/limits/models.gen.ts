// Generated from the contract by 'npm run contract'. Do not edit.

export const testModelConnectionLimits = { model: { minLength: 1, maxLength: 200 } } as const;
