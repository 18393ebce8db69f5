export const NOTIFICATION_KINDS = [
  'mentioned',
  'assigned',
  'step_due',
  'later_ended',
  'reached',
  'note',
  'decision',
  'source',
  'webhook',
  'run',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Kinds of notifications that link to a settings page. Only people who may read the settings get the link. */
export const SETTINGS_KINDS: readonly NotificationKind[] = ['source', 'webhook', 'run'];

/** Topics of the notification settings. The database view `notification_choices` uses the same names. */
export const TOPICS = ['mentions', 'assigned', 'threshold', 'followed', 'sources', 'runs'] as const;
export type Topic = (typeof TOPICS)[number];

export const TOPIC_OF_KIND: Readonly<Record<NotificationKind, Topic>> = {
  mentioned: 'mentions',
  assigned: 'assigned',
  step_due: 'assigned',
  later_ended: 'assigned',
  reached: 'threshold',
  note: 'followed',
  decision: 'followed',
  source: 'sources',
  webhook: 'sources',
  run: 'runs',
};

/** Times at which a mail about a topic can be sent. */
export const MAIL_CHOICES = ['now', 'digest', 'never'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** Topics for which mail can be sent immediately. */
export const TOPICS_MAILED_NOW: readonly Topic[] = ['mentions', 'assigned', 'sources'];

/** Days on which the digest is sent. */
export const DIGEST_DAYS = ['working_days', 'every_day', 'never'] as const;
