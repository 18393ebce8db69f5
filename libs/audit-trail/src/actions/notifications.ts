export const NOTIFICATIONS_ACTIONS = {
  notification_settings_saved: 'Chose what to be notified of',
  notification_mails_ended: 'Unsubscribed from mails by their link',
  startup_followed: 'Followed a startup',
  startup_unfollowed: 'Followed a startup no longer',
} as const;
