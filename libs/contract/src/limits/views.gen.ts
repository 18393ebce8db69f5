// Generated from the contract by 'npm run contract'. Do not edit.

export const createViewLimits = {
  name: { minLength: 1, maxLength: 60 },
  query: { maxLength: 2000 },
} as const;

export const updateViewLimits = {
  name: { minLength: 1, maxLength: 60 },
  query: { maxLength: 2000 },
  is_deleted: { enum: [false] },
} as const;

export const saveViewDraftLimits = { query: { maxLength: 2000 } } as const;

export const visitViewLimits = { act: { enum: ['seen', 'undo'] } } as const;
