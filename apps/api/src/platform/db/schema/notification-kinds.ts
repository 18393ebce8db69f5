/** Topics of notifications. */
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

/** Those that open a section of the settings, for who may read the settings. */
export const SETTINGS_KINDS: readonly NotificationKind[] = ['source', 'webhook', 'run'];

/** What a person chooses about. The database has the same names in the view `notification_choices`. */
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

/** When a mail is sent about it. */
export const MAIL_CHOICES = ['now', 'digest', 'never'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** The only topics of which a mail is sent at once. */
export const TOPICS_MAILED_NOW: readonly Topic[] = ['mentions', 'assigned', 'sources'];

/** On which days a digest is sent. */
export const DIGEST_DAYS = ['working_days', 'every_day', 'never'] as const;
