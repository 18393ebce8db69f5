import { Type } from '@sinclair/typebox';
import { emailText } from '../../platform/http/validation/address-text';
import { keepApiTokens } from '../api-tokens/api-tokens.schemas';
import { closed, oneOf, ref } from '../../platform/http/validation/schema-parts';
import {
  madePasskey,
  NewPasskey,
  PasskeyDescriptor,
  passkeySignature,
} from '../second-factor/passkeys.schemas';
import { passwordDigest } from './passwords/password.schemas';
import { code, NewSecondFactor } from '../second-factor/second-factor.schemas';

const email = emailText();
const digest = passwordDigest();
export const deviceId = Type.String({
  minLength: 8,
  maxLength: 64,
  pattern: '^[A-Za-z0-9-]+$',
  description: 'Random identifier of the browser',
});

export const LoginAnswer = closed(
  {
    token: Type.Optional(
      Type.String({ description: 'Access token; absent when the password must be changed first' }),
    ),
    requirePasswordChange: Type.Optional(Type.Boolean()),
    tmpToken: Type.Optional(Type.String({ description: 'Good for one change of password' })),
    api_tokens: Type.Optional(
      Type.Integer({
        description: 'With tmpToken: own API tokens that are valid, or would be after the change',
      }),
    ),
    requireSecondFactor: Type.Optional(
      oneOf(['code', 'setup'], {
        description: 'Instead of a token: the second step, which stepToken begins',
      }),
    ),
    stepToken: Type.Optional(Type.String({ description: 'Good for the second step, for ten minutes' })),
    secondFactors: Type.Optional(
      Type.Array(oneOf(['app', 'passkey']), {
        description:
          'What the person has, where a passkey is among it; without it an app. Recovery codes replace each',
      }),
    ),
    passkeyPossible: Type.Optional(
      Type.Boolean({ description: 'With setup: a passkey can be made here in place of an app' }),
    ),
    recoveryCodes: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Of an app or a passkey that was set up on the way; shown once',
      }),
    ),
  },
  { $id: 'LoginAnswer' },
);

const TokenAnswer = closed({ token: Type.Optional(Type.String()) }, { $id: 'TokenAnswer' });

const { requireSecondFactor, stepToken: beginsStep, secondFactors, passkeyPossible } = LoginAnswer.properties;
const PasswordAnswer = closed(
  {
    token: Type.Optional(
      Type.String({
        description: 'Access token; absent after a mailed reset and where a second step follows',
      }),
    ),
    requireSecondFactor,
    stepToken: beginsStep,
    secondFactors,
    passkeyPossible,
  },
  { $id: 'PasswordAnswer' },
);

const tags = ['account'];

type Credentials = readonly Readonly<Record<string, readonly string[]>>[];
const WITH_COOKIE: Credentials = [{ refreshCookie: [] }];
const WITH_BEARER: Credentials = [{ bearer: [] }];
/** Security option for requests that also work without credentials. */
const OPEN: Credentials = [{}];

export const loginSchema = {
  operationId: 'login',
  tags,
  refuses: [401, 403, 429],
  summary: 'Sign in with email and the digest of the password',
  body: closed({ email, password: digest, deviceId }),
  response: { 200: ref(LoginAnswer) },
};

const stepToken = Type.String({
  minLength: 1,
  maxLength: 2000,
  description: 'From the answer of the sign-in',
});

export const loginByCodeSchema = {
  operationId: 'loginByCode',
  tags,
  refuses: [401, 403, 429],
  summary: 'The second step of a sign-in: a code of the app, or a recovery code',
  body: closed({ stepToken, code, deviceId }),
  response: { 200: ref(LoginAnswer) },
};

export const beginSetUpAtLoginSchema = {
  operationId: 'beginSetUpAtLogin',
  tags,
  refuses: [401, 403, 409, 429],
  summary: 'The key of a new app for a person whose role asks for one, before its first code',
  body: closed({ stepToken }),
  response: { 200: ref(NewSecondFactor) },
};

const PasskeyRequest = closed(
  {
    challenge: Type.String({ description: 'In base64url; good once, for five minutes' }),
    rpId: Type.String(),
    timeoutMs: Type.Integer(),
    passkeys: Type.Array(ref(PasskeyDescriptor), {
      description: 'Of the person of the step token; without one none: the authenticator knows who it is',
    }),
  },
  { $id: 'PasskeyRequest' },
);

export const beginPasskeySignInSchema = {
  operationId: 'beginPasskeySignIn',
  tags,
  refuses: [401, 403, 409, 429],
  summary: 'What a passkey signs, to sign in without a password or as the second step after it',
  body: closed({ stepToken: Type.Optional(stepToken) }),
  response: { 200: ref(PasskeyRequest) },
};

export const loginByPasskeySchema = {
  operationId: 'loginByPasskey',
  tags,
  refuses: [401, 403, 409, 429],
  summary: 'Sign in by a passkey; with a step token as the second step after the password',
  body: closed({ stepToken: Type.Optional(stepToken), deviceId, ...passkeySignature }),
  response: { 200: ref(LoginAnswer) },
};

export const beginPasskeyAtLoginSchema = {
  operationId: 'beginPasskeyAtLogin',
  tags,
  refuses: [401, 403, 409, 429],
  summary: 'What the browser makes a passkey with for a person whose role asks for a second factor',
  body: closed({ stepToken }),
  response: { 200: ref(NewPasskey) },
};

export const addPasskeyAtLoginSchema = {
  operationId: 'addPasskeyAtLogin',
  tags,
  refuses: [401, 403, 409, 429],
  summary:
    'Keep the passkey that was made between password and session, named after the browser, and sign in',
  body: closed({ stepToken, deviceId, ...madePasskey }),
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
    keep_api_tokens: keepApiTokens,
  }),
  response: { 200: ref(PasswordAnswer) },
};

export const changeOwnPasswordSchema = {
  operationId: 'changeOwnPassword',
  tags,
  refuses: [403, 429],
  summary: 'Change the own password, proving the old one',
  body: closed({
    oldPassword: digest,
    newPassword: digest,
    deviceId: Type.Optional(deviceId),
    keep_api_tokens: keepApiTokens,
  }),
  response: { 200: ref(PasswordAnswer) },
};

const Config = closed(
  {
    productTitle: Type.String(),
    foundationName: Type.String(),
    demoData: Type.Boolean(),
    signInWith: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'How people call the OpenID Connect provider at which they can sign in; null without one',
    }),
    passwordSignIn: oneOf(['all', 'named', 'nobody'], {
      description: 'Who can sign in with a password; named: only accounts that the operator names',
    }),
    signOutAtProvider: Type.Boolean({
      description: 'True if signing out goes on at the provider, by POST /auth/oidc/sign-out',
    }),
    passkeySignIn: Type.Optional(Type.Boolean({ description: 'Somebody can sign in with a passkey alone' })),
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
