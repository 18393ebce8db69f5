// Generated from the contract by 'npm run contract'. Do not edit.

export const listNotificationsLimits = {
  filter: { enum: ['unread', 'all', 'mentions', 'unread_mentions'] },
  limit: { minimum: 0, maximum: 100 },
} as const;

export const markNotificationsLimits = {
  ids: { minItems: 1, maxItems: 500 },
  filter: { enum: ['unread', 'all', 'mentions', 'unread_mentions'] },
} as const;

export const saveNotificationSettingsLimits = {
  choices: { maxItems: 6 },
  digest: { enum: ['working_days', 'every_day', 'never'] },
  digest_view: { maxLength: 20 },
} as const;
