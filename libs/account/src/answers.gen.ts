// Generated from the contract by 'npm run contract'. Do not edit.
import {
  list,
  nullable,
  object,
  optional,
  page,
  roles,
  text,
  withDefault,
  word,
  yes,
} from '@vaglio/api-client';

export const loginAnswer = /* @__PURE__ */ object({
  token: optional(text),
  requirePasswordChange: optional(yes),
  tmpToken: optional(text),
});

export const tokenAnswer = /* @__PURE__ */ object({ token: optional(text) });

export const account = /* @__PURE__ */ object(
  {
    userId: withDefault(text, ''),
    username: withDefault(text, ''),
    name: withDefault(text, ''),
    first_name: optional(nullable(text)),
    last_name: optional(nullable(text)),
    time_zone: optional(nullable(text)),
    email: withDefault(text, ''),
    role: withDefault(roles('admin', 'super', 'user'), ''),
    accountStatus: withDefault(text, ''),
    scopes: optional(list(word)),
  },
  {
    userId: ['userId', 'id'],
    username: ['username', 'name'],
    name: ['name', 'username', 'email'],
    role: ['role', 'roles'],
  },
);

export const session = /* @__PURE__ */ object({
  id: text,
  device: text,
  isCurrent: yes,
  created_at: text,
  last_used_at: text,
});

export const sessionList = /* @__PURE__ */ page('items', { items: list(session) });
