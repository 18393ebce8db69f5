import { Type } from '@sinclair/typebox';
import { closed, ref } from '../contract/schema-parts';

const email = Type.String({ minLength: 3, maxLength: 254, pattern: '^[^\\s@\\u0000]+@[^\\s@\\u0000]+$' });
const digest = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 of the password, lower-case hex',
});
const deviceId = Type.String({
  minLength: 8,
  maxLength: 64,
  pattern: '^[A-Za-z0-9-]+$',
  description: 'Random identifier of the browser',
});

const LoginAnswer = closed(
  {
    token: Type.Optional(
      Type.String({ description: 'Access token; absent when the password must be changed first' }),
    ),
    requirePasswordChange: Type.Optional(Type.Boolean()),
    tmpToken: Type.Optional(Type.String({ description: 'Good for one change of password' })),
  },
  { $id: 'LoginAnswer' },
);

const TokenAnswer = closed({ token: Type.Optional(Type.String()) }, { $id: 'TokenAnswer' });

const tags = ['account'];

type Credentials = readonly Readonly<Record<string, readonly string[]>>[];
const WITH_COOKIE: Credentials = [{ refreshCookie: [] }];
const WITH_BEARER: Credentials = [{ bearer: [] }];
/** Beside another way: the call also works without. */
const OPEN: Credentials = [{}];

export const loginSchema = {
  operationId: 'login',
  tags,
  refuses: [401, 403, 429],
  summary: 'Sign in with email and the digest of the password',
  body: closed({ email, password: digest, deviceId }),
  response: { 200: ref(LoginAnswer) },
};

export const refreshSchema = {
  operationId: 'refresh',
  tags,
  refuses: [401, 403],
  security: WITH_COOKIE,
  summary: 'Exchange the refresh cookie for a new access token',
  body: closed({ deviceId }),
  response: { 200: ref(TokenAnswer) },
};

export const logoutSchema = {
  operationId: 'logout',
  tags,
  refuses: [403],
  security: [...WITH_COOKIE, ...OPEN],
  summary: 'End the session of the refresh cookie; always succeeds',
  body: Type.Optional(closed({ deviceId: Type.Optional(deviceId) })),
  response: { 204: Type.Null() },
};

export const changePasswordSchema = {
  operationId: 'changePassword',
  tags,
  refuses: [401, 403, 429],
  security: [...WITH_BEARER, ...OPEN],
  summary: 'Set a new password with a temporary token, or ask for a reset link by email',
  body: closed({
    email: Type.Optional(email),
    newPassword: Type.Optional(digest),
    deviceId: Type.Optional(deviceId),
  }),
  response: { 200: ref(TokenAnswer) },
};

export const changeOwnPasswordSchema = {
  operationId: 'changeOwnPassword',
  tags,
  refuses: [403, 429],
  summary: 'Change the own password, proving the old one',
  body: closed({ oldPassword: digest, newPassword: digest, deviceId: Type.Optional(deviceId) }),
  response: { 200: ref(TokenAnswer) },
};

const Config = closed(
  {
    productTitle: Type.String(),
    foundationName: Type.String(),
    demoData: Type.Boolean(),
    logo: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Its address below that of the installation; null without one',
    }),
  },
  { $id: 'Config' },
);

export const readConfigSchema = {
  operationId: 'readConfig',
  tags: ['config'],
  summary: 'Brand text of this installation',
  response: { 200: ref(Config) },
};
