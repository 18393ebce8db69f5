// Generated from the contract by 'npm run contract'. Do not edit.
import {
  anything,
  count,
  list,
  name,
  nullable,
  object,
  oneOf,
  optional,
  page,
  roles,
  rows,
  text,
  withDefault,
  word,
  yes,
} from '@vaglio/api-client';

export const auditActor = /* @__PURE__ */ object({ id: withDefault(text, ''), email: nullable(text) });

export const auditEvent = /* @__PURE__ */ object({
  id: withDefault(text, ''),
  at: withDefault(text, ''),
  actor: nullable(auditActor),
  action: withDefault(text, ''),
  target_type: nullable(text),
  target_id: nullable(text),
  target_name: nullable(text),
  before: anything,
  after: anything,
  ip: nullable(text),
  request_id: nullable(text),
});

export const auditEventPage = /* @__PURE__ */ page('items', {
  items: list(auditEvent),
  page: optional(count),
  pageSize: optional(count),
});

export const auditChoices = /* @__PURE__ */ object({
  actions: list(word),
  target_types: withDefault(list(word), []),
});

export const personData = /* @__PURE__ */ object({
  description: text,
  person: text,
  taken_at: text,
  parts: list(object({ name: text, about: text, rows: list(anything) })),
});

export const sessionOfPerson = /* @__PURE__ */ object({
  id: text,
  userId: text,
  email: text,
  name: text,
  role: oneOf('user', 'super', 'admin'),
  device: text,
  way: optional(oneOf('password', 'password_code', 'passkey', 'oidc')),
  isCurrent: yes,
  created_at: text,
  last_used_at: text,
});

export const sessionPage = /* @__PURE__ */ page('items', {
  items: list(sessionOfPerson),
  page: optional(count),
  pageSize: optional(count),
});

export const signInRules = /* @__PURE__ */ object({
  second_factor_roles: list(oneOf('user', 'super', 'admin')),
  version: count,
});

export const user = /* @__PURE__ */ object(
  {
    id: withDefault(text, ''),
    userId: withDefault(text, ''),
    email: withDefault(text, ''),
    username: withDefault(text, ''),
    name: withDefault(text, ''),
    role: withDefault(roles('admin', 'super', 'user'), ''),
    accountStatus: withDefault(text, ''),
    scopes: optional(list(word)),
    invitation: optional(nullable(object({ state: oneOf('open', 'expired', 'withdrawn'), until: text }))),
    second_factor: optional(yes),
    held_by_codes: optional(yes),
    provider_linked: optional(yes),
    last_sign_in_at: optional(nullable(text)),
    created_at: optional(text),
    version: optional(count),
  },
  {
    userId: ['userId', 'id'],
    username: ['username', 'name', 'email'],
    id: ['id', 'userId'],
    name: ['name', 'username', 'email'],
    role: ['roles', 'role'],
  },
);

export const userPage = /* @__PURE__ */ page(
  'items',
  {
    items: withDefault(list(user), []),
    page: optional(count),
    pageSize: optional(count),
    invites_by: optional(oneOf('mail', 'link')),
  },
  { items: ['users', 'items'] },
);

export const roleChoice = /* @__PURE__ */ object(
  {
    id: roles('admin', 'super', 'user'),
    code: text,
    name: name,
    label: text,
    assignable: withDefault(yes, true),
  },
  {
    id: ['.'],
    code: ['code', 'name', 'label', 'roleID', 'id', '.'],
    name: ['name', 'label', 'code', 'roleID', 'id', '.'],
    label: ['label', 'name', 'code', 'roleID', 'id', '.'],
  },
);

export const roleList = /* @__PURE__ */ rows(
  'roles',
  { roles: withDefault(list(roleChoice), []) },
  { roles: ['roles', 'items'] },
);

export const invited = /* @__PURE__ */ object({ user: user, link: nullable(text) });
