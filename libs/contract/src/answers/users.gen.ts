// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional, withDefault } from '../shapes/combine';
import { object, page, rows } from '../shapes/object';
import { count, name, oneOf, roles, text, word, yes } from '../shapes/values';

export const apiTokenOfAccountShape = /* @__PURE__ */ object({
  id: text,
  name: text,
  ending: text,
  scopes: list(word),
  unconfirmed_scopes: optional(list(word)),
  created_at: text,
  expires_at: text,
  last_used_at: nullable(text),
  userId: text,
  owner: text,
  email: nullable(text),
  is_service_account: yes,
  is_active: yes,
});

export const apiTokenPageShape = /* @__PURE__ */ page('items', {
  items: list(apiTokenOfAccountShape),
  page: optional(count),
  pageSize: optional(count),
});

export const sessionOfPersonShape = /* @__PURE__ */ object({
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

export const sessionPageShape = /* @__PURE__ */ page('items', {
  items: list(sessionOfPersonShape),
  page: optional(count),
  pageSize: optional(count),
});

export const signInRulesShape = /* @__PURE__ */ object({
  second_factor_roles: list(oneOf('user', 'super', 'admin')),
  unprotected_api_tokens: optional(object({ user: count, super: count, admin: count })),
  version: count,
});

export const userShape = /* @__PURE__ */ object(
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
    api_tokens: optional(count),
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

export const userPageShape = /* @__PURE__ */ page(
  'items',
  {
    items: withDefault(list(userShape), []),
    page: optional(count),
    pageSize: optional(count),
    invites_by: optional(oneOf('mail', 'link')),
  },
  { items: ['users', 'items'] },
);

export const roleChoiceShape = /* @__PURE__ */ object(
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

export const roleListShape = /* @__PURE__ */ rows(
  'roles',
  { roles: withDefault(list(roleChoiceShape), []) },
  { roles: ['roles', 'items'] },
);

export const invitedShape = /* @__PURE__ */ object({ user: userShape, link: nullable(text) });

export const resetLinkShape = /* @__PURE__ */ object({ link: text });
