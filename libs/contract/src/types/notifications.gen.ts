// Generated from the contract by 'npm run contract'. Do not edit.
export type ListNotificationsApiResponse = /** status 200 Default Response */ NotificationPage;
export type ListNotificationsApiArg = {
  filter?: 'unread' | 'all' | 'mentions' | 'unread_mentions';
  /** Id of the last notification of the page before */
  before?: string;
  limit?: number;
};
export type MarkNotificationsApiResponse = /** status 200 Default Response */ MarkedNotifications | null;
export type MarkNotificationsApiArg = {
  notificationMarking: NotificationMarking;
};
export type ReadNotificationSettingsApiResponse = /** status 200 Default Response */ NotificationSettings;
export type ReadNotificationSettingsApiArg = void;
export type SaveNotificationSettingsApiResponse =
  /** status 200 Default Response */ NotificationSettings | null;
export type SaveNotificationSettingsApiArg = {
  savedNotificationSettings: SavedNotificationSettings;
};
export type ReadDigestApiResponse = /** status 200 Default Response */ Digest;
export type ReadDigestApiArg = void;
export type TitlePart = {
  text: string;
  /** Of a person, startup or source */
  is_name: boolean;
};
export type Notification = {
  id: string;
  kind:
    | 'mentioned'
    | 'assigned'
    | 'step_due'
    | 'later_ended'
    | 'reached'
    | 'note'
    | 'decision'
    | 'source'
    | 'webhook'
    | 'run';
  /** What happened, as parts of one sentence */
  title: TitlePart[];
  /** A second line */
  detail: string | null;
  /** Of the startup as it is now; null for none, and for one that is deleted */
  startup_id: string | null;
  /** Where it is in the web app; null where it is gone */
  href: string | null;
  created_at: string;
  /** When the caller read it; null for unread */
  read_at: string | null;
};
export type NotificationPage = {
  items: Notification[];
  /** Of this filter, on all pages */
  total: number;
  unread: number;
  unread_mentions: number;
};
export type MarkedNotifications = {
  /** Those that were otherwise before */
  ids: string[];
  unread: number;
};
export type NotificationMarking = {
  ids?: string[];
  /** All unread ones up to this one, in place of ids */
  up_to?: string;
  /** Of those up to it only these; all without it */
  filter?: 'unread' | 'all' | 'mentions' | 'unread_mentions';
  /** False marks them as unread again; true without it */
  is_read?: boolean;
};
export type NotificationChoice = {
  topic: 'mentions' | 'assigned' | 'threshold' | 'followed' | 'sources' | 'runs';
  inbox: boolean;
  mail: 'now' | 'digest' | 'never';
  /** What can be chosen */
  mails: ('now' | 'digest' | 'never')[];
};
export type NotificationSettings = {
  choices: NotificationChoice[];
  digest: 'working_days' | 'every_day' | 'never';
  /** HH:MM in the time zone of the profile, or in Zurich where it names none */
  digest_time: string;
  /** Id of the view whose new startups above the threshold a digest says; null for all */
  digest_view: string | null;
  /** False: no mail is sent, whatever is chosen */
  is_mail_configured: boolean;
  /** The score that new startups must reach */
  threshold: number;
};
export type SavedNotificationSettings = {
  /** A topic that is missing stays as it is */
  choices: {
    topic: 'mentions' | 'assigned' | 'threshold' | 'followed' | 'sources' | 'runs';
    inbox: boolean;
    mail: 'now' | 'digest' | 'never';
  }[];
  digest: 'working_days' | 'every_day' | 'never';
  digest_time: string;
  /** Stays as it is where it is missing */
  digest_view?: string | null;
};
export type Digest = {
  /** When the last one was sent; null: this is what the first one would say now */
  sent_at: string | null;
  /** Null where there is nothing to say */
  subject: string | null;
  /** Its text part */
  text: string | null;
};
