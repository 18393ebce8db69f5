// Generated from the contract by 'npm run contract'. Do not edit.

export const listWorkLimits = { ids: { maxLength: 10000 } } as const;

export const changeWorkLimits = { step: { maxLength: 140 } } as const;
