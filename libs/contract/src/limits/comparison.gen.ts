// Generated from the contract by 'npm run contract'. Do not edit.

export const compareStartupsLimits = { ids: { maxLength: 200 } } as const;
