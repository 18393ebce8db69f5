import { Type } from '@sinclair/typebox';
import { deviceId, LoginAnswer } from '../sign-in/auth.schemas';
import { closed, ref } from '../../platform/http/validation/schema-parts';
import { ownPassword } from '../sign-in/passwords/password.schemas';

const tags = ['account'];

const ProviderAddress = closed(
  { url: Type.String({ description: 'Where the browser goes next' }) },
  { $id: 'ProviderAddress' },
);

export const beginProviderSignInSchema = {
  operationId: 'beginProviderSignIn',
  tags,
  refuses: [401, 403, 404, 429],
  summary: 'Begin a sign-in at the OpenID Connect provider; a cookie keeps what ends it',
  body: closed({}),
  response: { 200: ref(ProviderAddress) },
};

const SignedOut = closed(
  {
    url: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Where the browser goes to be signed out at the provider; null: nowhere',
    }),
  },
  { $id: 'SignedOut' },
);

export const signOutAtProviderSchema = {
  operationId: 'signOutAtProvider',
  tags,
  refuses: [403],
  summary: 'End the session of the refresh cookie as POST /auth/logout does, and go on at the provider',
  body: closed({}),
  response: { 200: ref(SignedOut) },
};

/** Maximum length of a logout token. No known provider sends longer tokens. */
export const MAX_LOGOUT_TOKEN = 8_000;

export const backChannelLogoutSchema = {
  operationId: 'endProviderSessions',
  tags: ['provider'],
  refuses: [403, 404],
  summary:
    'For the OpenID Connect provider (Back-Channel Logout 1.0): end the sessions of who was signed out there',
  consumes: ['application/x-www-form-urlencoded'],
  body: closed({
    logout_token: Type.String({ maxLength: MAX_LOGOUT_TOKEN, pattern: '^[\\w-]+\\.[\\w-]+\\.[\\w-]*$' }),
  }),
  response: { 200: closed({}) },
};

const query = Type.String({
  maxLength: 8_000,
  description: 'The query of the address to which the provider sent the browser back',
});

export const beginProviderLinkSchema = {
  operationId: 'beginProviderLink',
  tags,
  refuses: [401, 403, 404, 429],
  summary: 'Begin to connect the own account with the OpenID Connect provider; a cookie keeps what ends it',
  body: closed({ password: ownPassword }),
  response: { 200: ref(ProviderAddress) },
};

export const finishProviderLinkSchema = {
  operationId: 'finishProviderLink',
  tags,
  refuses: [401, 403, 404, 409],
  summary:
    'Connect the own account with the person who signed in at the provider, in the session that began it',
  body: closed({ query }),
  response: { 204: Type.Null() },
};

export const finishProviderSignInSchema = {
  operationId: 'finishProviderSignIn',
  tags,
  refuses: [401, 403, 404, 409, 429],
  summary: 'End a sign-in at the OpenID Connect provider, in the browser that began it',
  body: closed({
    query,
    deviceId,
  }),
  response: { 200: ref(LoginAnswer) },
};
