import { Type, type Static } from '@sinclair/typebox';
import { closed, oneOf, ref } from '../platform/http/validation/schema-parts';
import {
  DIGEST_DAYS,
  MAIL_CHOICES,
  NOTIFICATION_KINDS,
  TOPICS,
} from '../platform/db/schema/notification-kinds';

const orNull = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description });
const MAX_MARKED = 500;

const TitlePart = closed(
  { text: Type.String(), is_name: Type.Boolean({ description: 'Of a person, startup or source' }) },
  { $id: 'TitlePart' },
);
export type TitlePartBody = Static<typeof TitlePart>;

const Notification = closed(
  {
    id: Type.String(),
    kind: oneOf(NOTIFICATION_KINDS),
    title: Type.Array(ref(TitlePart), { description: 'What happened, as parts of one sentence' }),
    detail: orNull('A second line'),
    startup_id: orNull('Of the startup as it is now; null for none, and for one that is deleted'),
    href: orNull('Where it is in the web app; null where it is gone'),
    created_at: Type.String({ format: 'date-time' }),
    read_at: orNull('When the caller read it; null for unread'),
  },
  { $id: 'Notification', description: 'What the caller is to know' },
);
export type NotificationBody = Static<typeof Notification>;

const NotificationPage = closed(
  {
    items: Type.Array(ref(Notification)),
    total: Type.Integer({ description: 'Of this filter, on all pages' }),
    unread: Type.Integer(),
    unread_mentions: Type.Integer(),
  },
  { $id: 'NotificationPage' },
);
export type NotificationPageBody = Static<typeof NotificationPage>;

const FILTERS = ['unread', 'all', 'mentions', 'unread_mentions'] as const;
const NotificationQuery = closed({
  filter: Type.Optional(oneOf(FILTERS)),
  before: Type.Optional(
    Type.String({ pattern: '^\\d{1,15}$', description: 'Id of the last notification of the page before' }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
});
export type NotificationQueryBody = Static<typeof NotificationQuery>;

const Marking = closed(
  {
    ids: Type.Optional(
      Type.Array(Type.String({ pattern: '^\\d{1,15}$' }), { minItems: 1, maxItems: MAX_MARKED }),
    ),
    up_to: Type.Optional(
      Type.String({ pattern: '^\\d{1,15}$', description: 'All unread ones up to this one, in place of ids' }),
    ),
    filter: Type.Optional(oneOf(FILTERS, { description: 'Of those up to it only these; all without it' })),
    is_read: Type.Optional(
      Type.Boolean({ description: 'False marks them as unread again; true without it' }),
    ),
  },
  { $id: 'NotificationMarking' },
);
export type MarkingBody = Static<typeof Marking>;
const Marked = closed(
  {
    ids: Type.Array(Type.String(), { description: 'Those that were otherwise before' }),
    unread: Type.Integer(),
  },
  { $id: 'MarkedNotifications' },
);
export type MarkedBody = Static<typeof Marked>;

const Choice = closed(
  {
    topic: oneOf(TOPICS),
    inbox: Type.Boolean(),
    mail: oneOf(MAIL_CHOICES),
    mails: Type.Array(oneOf(MAIL_CHOICES), { description: 'What can be chosen' }),
  },
  { $id: 'NotificationChoice' },
);
const NotificationSettings = closed(
  {
    choices: Type.Array(ref(Choice)),
    digest: oneOf(DIGEST_DAYS),
    digest_time: Type.String({
      description: 'HH:MM in the time zone of the profile, or in Zurich where it names none',
    }),
    digest_view: orNull('Id of the view whose new startups above the threshold a digest says; null for all'),
    is_mail_configured: Type.Boolean({ description: 'False: no mail is sent, whatever is chosen' }),
    threshold: Type.Number({ description: 'The score that new startups must reach' }),
  },
  { $id: 'NotificationSettings' },
);
export type NotificationSettingsBody = Static<typeof NotificationSettings>;
const SavedSettings = closed(
  {
    choices: Type.Array(closed({ topic: oneOf(TOPICS), inbox: Type.Boolean(), mail: oneOf(MAIL_CHOICES) }), {
      maxItems: TOPICS.length,
      description: 'A topic that is missing stays as it is',
    }),
    digest: oneOf(DIGEST_DAYS),
    digest_time: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
    digest_view: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        maxLength: 20,
        description: 'Stays as it is where it is missing',
      }),
    ),
  },
  { $id: 'SavedNotificationSettings' },
);
export type SavedSettingsBody = Static<typeof SavedSettings>;

const Digest = closed(
  {
    sent_at: orNull('When the last one was sent; null: this is what the first one would say now'),
    subject: orNull('Null where there is nothing to say'),
    text: orNull('Its text part'),
  },
  { $id: 'Digest' },
);
export type DigestBody = Static<typeof Digest>;

const tags = ['notifications'];

export const listNotificationsSchema = {
  operationId: 'listNotifications',
  tags,
  summary: 'What the caller is to know, the newest first',
  querystring: NotificationQuery,
  response: { 200: ref(NotificationPage) },
};
export const markNotificationsSchema = {
  operationId: 'markNotifications',
  tags,
  summary: 'Mark notifications as read, or as unread again',
  body: ref(Marking),
  response: { 200: ref(Marked) },
};
export const readNotificationSettingsSchema = {
  operationId: 'readNotificationSettings',
  tags,
  summary: 'What the caller is notified of, and how',
  response: { 200: ref(NotificationSettings) },
};
export const saveNotificationSettingsSchema = {
  operationId: 'saveNotificationSettings',
  tags,
  summary: 'Choose what to be notified of, and how',
  body: ref(SavedSettings),
  response: { 200: ref(NotificationSettings) },
};
export const readDigestSchema = {
  operationId: 'readDigest',
  tags,
  summary: 'The last digest that was sent to the caller, or what the first one would say',
  response: { 200: ref(Digest) },
};
