// Generated from the contract by 'npm run contract'. Do not edit.

export const listAuditEventsLimits = {
  person: { maxLength: 254 },
  action: { maxLength: 100 },
  targetType: { maxLength: 100 },
  targetId: { maxLength: 254 },
  olderThan: { minimum: 1, maximum: 9007199254740991 },
} as const;
