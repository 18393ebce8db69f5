// Generated from the contract by 'npm run contract'. Do not edit.
import { count, list, nullable, number, object, oneOf, page, text, word, yes } from '@vaglio/api-client';

export const titlePart = /* @__PURE__ */ object({ text: text, is_name: yes });

export const notification = /* @__PURE__ */ object({
  id: text,
  kind: oneOf(
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
  ),
  title: list(titlePart),
  detail: nullable(text),
  startup_id: nullable(text),
  href: nullable(text),
  created_at: text,
  read_at: nullable(text),
});

export const notificationPage = /* @__PURE__ */ page('items', {
  items: list(notification),
  unread: count,
  unread_mentions: count,
});

export const markedNotifications = /* @__PURE__ */ object({ ids: list(word), unread: count });

export const notificationChoice = /* @__PURE__ */ object({
  topic: oneOf('mentions', 'assigned', 'threshold', 'followed', 'sources', 'runs'),
  inbox: yes,
  mail: oneOf('now', 'digest', 'never'),
  mails: list(oneOf('now', 'digest', 'never')),
});

export const notificationSettings = /* @__PURE__ */ object({
  choices: list(notificationChoice),
  digest: oneOf('working_days', 'every_day', 'never'),
  digest_time: text,
  digest_view: nullable(text),
  is_mail_configured: yes,
  threshold: number,
});

export const digest = /* @__PURE__ */ object({
  sent_at: nullable(text),
  subject: nullable(text),
  text: nullable(text),
});
