// Generated from the contract by 'npm run contract'. Do not edit.

export const saveRetentionLimits = {
  sessions: { minimum: 7, maximum: 3650 },
  notifications: { minimum: 7, maximum: 3650 },
  deliveries: { minimum: 7, maximum: 3650 },
  runs: { minimum: 7, maximum: 3650 },
  usage: { minimum: 7, maximum: 3650 },
  article_texts: { minimum: 7, maximum: 3650 },
} as const;
