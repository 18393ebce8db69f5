// Generated from the contract by 'npm run contract'. Do not edit.

export const addArticleLimits = { url: { minLength: 1, maxLength: 2048 } } as const;
