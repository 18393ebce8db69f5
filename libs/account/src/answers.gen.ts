// Generated from the contract by 'npm run contract'. Do not edit.
import {
  anything,
  count,
  list,
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

export const loginAnswer = /* @__PURE__ */ object({
  token: optional(text),
  requirePasswordChange: optional(yes),
  tmpToken: optional(text),
  requireSecondFactor: optional(oneOf('code', 'setup')),
  stepToken: optional(text),
  secondFactors: optional(list(oneOf('app', 'passkey'))),
  passkeyPossible: optional(yes),
  recoveryCodes: optional(list(word)),
});

export const newSecondFactor = /* @__PURE__ */ object({ key: text, uri: text });

export const passkeyDescriptor = /* @__PURE__ */ object({ id: text, transports: list(word) });

export const passkeyRequest = /* @__PURE__ */ object({
  challenge: text,
  rpId: text,
  timeoutMs: count,
  passkeys: list(passkeyDescriptor),
});

export const newPasskey = /* @__PURE__ */ object({
  challenge: text,
  rpId: text,
  rpName: text,
  userHandle: text,
  userName: text,
  displayName: text,
  timeoutMs: count,
  existing: list(passkeyDescriptor),
});

export const tokenAnswer = /* @__PURE__ */ object({ token: optional(text) });

export const providerAddress = /* @__PURE__ */ object({ url: text });

export const signedOut = /* @__PURE__ */ object({ url: nullable(text) });

export const passkey = /* @__PURE__ */ object({
  id: text,
  name: text,
  is_synced: yes,
  works_here: yes,
  created_at: text,
  last_used_at: nullable(text),
});

export const passkeyList = /* @__PURE__ */ page('items', {
  items: list(passkey),
  most: count,
  is_possible: yes,
  asks_password: yes,
});

export const addedPasskey = /* @__PURE__ */ object({ passkey: passkey, recovery_codes: list(word) });

export const dataExports = /* @__PURE__ */ rows('items', {
  items: list(object({ at: text, by: nullable(text), is_own: yes })),
});

export const personData = /* @__PURE__ */ object({
  description: text,
  person: text,
  taken_at: text,
  parts: list(object({ name: text, about: text, rows: list(anything) })),
});

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
    has_password: optional(yes),
    provider_linked: optional(yes),
  },
  {
    userId: ['userId', 'id'],
    username: ['username', 'name'],
    name: ['name', 'username', 'email'],
    role: ['role', 'roles'],
  },
);

export const secondFactor = /* @__PURE__ */ object({
  is_on: yes,
  since: nullable(text),
  passkeys: optional(count),
  recovery_codes_left: count,
  is_required: yes,
  asks_password: optional(yes),
});

export const recoveryCodes = /* @__PURE__ */ rows('recovery_codes', { recovery_codes: list(word) });

export const session = /* @__PURE__ */ object({
  id: text,
  device: text,
  way: optional(oneOf('password', 'password_code', 'passkey', 'oidc')),
  isCurrent: yes,
  created_at: text,
  last_used_at: text,
});

export const sessionList = /* @__PURE__ */ page('items', { items: list(session) });
