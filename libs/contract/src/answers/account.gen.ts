// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional, withDefault } from '../shapes/combine';
import { object, page, rows } from '../shapes/object';
import { anything, count, oneOf, roles, text, word, yes } from '../shapes/values';

export const loginAnswerShape = /* @__PURE__ */ object({
  token: optional(text),
  requirePasswordChange: optional(yes),
  tmpToken: optional(text),
  api_tokens: optional(count),
  requireSecondFactor: optional(oneOf('code', 'setup')),
  stepToken: optional(text),
  secondFactors: optional(list(oneOf('app', 'passkey'))),
  passkeyPossible: optional(yes),
  recoveryCodes: optional(list(word)),
});

export const newSecondFactorShape = /* @__PURE__ */ object({ key: text, uri: text });

export const passkeyDescriptorShape = /* @__PURE__ */ object({ id: text, transports: list(word) });

export const passkeyRequestShape = /* @__PURE__ */ object({
  challenge: text,
  rpId: text,
  timeoutMs: count,
  passkeys: list(passkeyDescriptorShape),
});

export const newPasskeyShape = /* @__PURE__ */ object({
  challenge: text,
  rpId: text,
  rpName: text,
  userHandle: text,
  userName: text,
  displayName: text,
  timeoutMs: count,
  existing: list(passkeyDescriptorShape),
});

export const tokenAnswerShape = /* @__PURE__ */ object({ token: optional(text) });

export const passwordAnswerShape = /* @__PURE__ */ object({
  token: optional(text),
  requireSecondFactor: optional(oneOf('code', 'setup')),
  stepToken: optional(text),
  secondFactors: optional(list(oneOf('app', 'passkey'))),
  passkeyPossible: optional(yes),
});

export const providerAddressShape = /* @__PURE__ */ object({ url: text });

export const signedOutShape = /* @__PURE__ */ object({ url: nullable(text) });

export const passkeyShape = /* @__PURE__ */ object({
  id: text,
  name: text,
  is_synced: yes,
  works_here: yes,
  created_at: text,
  last_used_at: nullable(text),
});

export const passkeyListShape = /* @__PURE__ */ page('items', {
  items: list(passkeyShape),
  most: count,
  is_possible: yes,
  asks_password: yes,
});

export const addedPasskeyShape = /* @__PURE__ */ object({
  passkey: passkeyShape,
  recovery_codes: list(word),
});

export const dataExportsShape = /* @__PURE__ */ rows('items', {
  items: list(object({ at: text, by: nullable(text), is_own: yes })),
});

export const personDataShape = /* @__PURE__ */ object({
  description: text,
  person: text,
  taken_at: text,
  parts: list(object({ name: text, about: text, rows: list(anything) })),
});

export const accountShape = /* @__PURE__ */ object(
  {
    userId: withDefault(text, ''),
    username: withDefault(text, ''),
    name: withDefault(text, ''),
    first_name: optional(nullable(text)),
    last_name: optional(nullable(text)),
    time_zone: optional(nullable(text)),
    csv_separator: optional(nullable(oneOf('comma', 'semicolon', 'tab'))),
    language: optional(nullable(oneOf('de', 'en', 'fr', 'it'))),
    email: withDefault(text, ''),
    role: withDefault(roles('admin', 'super', 'user'), ''),
    accountStatus: withDefault(text, ''),
    scopes: optional(list(word)),
    has_password: optional(yes),
    provider_linked: optional(yes),
    api_tokens: optional(count),
  },
  {
    userId: ['userId', 'id'],
    username: ['username', 'name'],
    name: ['name', 'username', 'email'],
    role: ['role', 'roles'],
  },
);

export const secondFactorShape = /* @__PURE__ */ object({
  is_on: yes,
  since: nullable(text),
  passkeys: optional(count),
  recovery_codes_left: count,
  is_required: yes,
  asks_password: optional(yes),
});

export const recoveryCodesShape = /* @__PURE__ */ rows('recovery_codes', { recovery_codes: list(word) });

export const sessionShape = /* @__PURE__ */ object({
  id: text,
  device: text,
  way: optional(oneOf('password', 'password_code', 'passkey', 'oidc')),
  isCurrent: yes,
  created_at: text,
  last_used_at: text,
});

export const sessionListShape = /* @__PURE__ */ page('items', { items: list(sessionShape) });
