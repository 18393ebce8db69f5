// Generated from the contract by 'npm run contract'. Do not edit.

export const runExtractionLimits = {
  mode: { enum: ['pending'] },
  batch: { minimum: 1, maximum: 1000000, default: 1 },
  max: { minimum: 1, maximum: 1000000, default: 1 },
  dry: { minimum: 0, maximum: 1, default: 0 },
  after: { maxLength: 20 },
} as const;

export const retryArticleFailuresLimits = {
  cause: {
    enum: [
      'key',
      'credit',
      'permission',
      'model',
      'unreachable',
      'busy',
      'timeout',
      'server',
      'request',
      'unreadable',
      'length',
      'interrupted',
      'other',
    ],
  },
  count: { minimum: 1, maximum: 1000000 },
} as const;

export const listExtractionRunsLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
} as const;

export const startExtractionRunLimits = {
  batch: { minimum: 1, maximum: 5, default: 1 },
  delay_ms: { minimum: 0, maximum: 600000, default: 1500 },
  dry: { default: false },
  budget_tokens: { minimum: 1, maximum: 1000000000 },
} as const;

export const pauseExtractionRunLimits = { reason: { maxLength: 200 } } as const;
