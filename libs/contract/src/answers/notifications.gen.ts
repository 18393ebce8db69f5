// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, number, oneOf, text, word, yes } from '../shapes/values';

export const titlePartShape = /* @__PURE__ */ object({ text: text, is_name: yes });

export const notificationShape = /* @__PURE__ */ object({
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
  title: list(titlePartShape),
  detail: nullable(text),
  startup_id: nullable(text),
  href: nullable(text),
  created_at: text,
  read_at: nullable(text),
});

export const notificationPageShape = /* @__PURE__ */ page('items', {
  items: list(notificationShape),
  unread: count,
  unread_mentions: count,
});

export const markedNotificationsShape = /* @__PURE__ */ object({ ids: list(word), unread: count });

export const notificationChoiceShape = /* @__PURE__ */ object({
  topic: oneOf('mentions', 'assigned', 'threshold', 'followed', 'sources', 'runs'),
  inbox: yes,
  mail: oneOf('now', 'digest', 'never'),
  mails: list(oneOf('now', 'digest', 'never')),
});

export const notificationSettingsShape = /* @__PURE__ */ object({
  choices: list(notificationChoiceShape),
  digest: oneOf('working_days', 'every_day', 'never'),
  digest_time: text,
  digest_view: nullable(text),
  is_mail_configured: yes,
  threshold: number,
});

export const digestShape = /* @__PURE__ */ object({
  sent_at: nullable(text),
  subject: nullable(text),
  text: nullable(text),
});
