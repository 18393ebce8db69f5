export const WEBHOOKS_ACTIONS = {
  webhook_created: 'Created a webhook',
  webhook_updated: 'Changed a webhook',
  webhook_deleted: 'Deleted a webhook',
  webhook_tested: 'Sent a test to a webhook',
  webhook_event_repeated: 'Sent an event to a webhook again',
  webhook_switched_off: 'Switched a failing webhook off',
} as const;
