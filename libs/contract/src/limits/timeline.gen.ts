// Generated from the contract by 'npm run contract'. Do not edit.

export const readTimelineLimits = {
  kind: { enum: ['change', 'work', 'news', 'note', 'decision', 'score'] },
  before: { maxLength: 40 },
} as const;
