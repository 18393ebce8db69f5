import { Type } from '@sinclair/typebox';
import { ownPassword, passwordDigest } from '../sign-in/passwords/password.schemas';
import { closed, ref } from '../../platform/http/validation/schema-parts';

export const code = Type.String({
  minLength: 6,
  maxLength: 60,
  description: 'Six digits of the authenticator app, or a recovery code',
});

const SecondFactor = closed(
  {
    is_on: Type.Boolean(),
    since: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
    passkeys: Type.Optional(Type.Integer({ description: 'How many the person has' })),
    recovery_codes_left: Type.Integer(),
    is_required: Type.Boolean({ description: 'The role of the person asks for it' }),
    asks_password: Type.Optional(
      Type.Boolean({
        description:
          'Changes need the password; else a sign-in of the last ten minutes, and an app is set up at the sign-in only',
      }),
    ),
  },
  { $id: 'SecondFactor' },
);
export const NewSecondFactor = closed(
  {
    key: Type.String({ description: 'To be typed into the app, in Base32' }),
    uri: Type.String({ description: 'What the app reads from a QR code' }),
  },
  { $id: 'NewSecondFactor' },
);
const RecoveryCodes = closed(
  { recovery_codes: Type.Array(Type.String(), { description: 'Shown once; each signs in once' }) },
  { $id: 'RecoveryCodes' },
);

const tags = ['account'];

export const readSecondFactorSchema = {
  operationId: 'readSecondFactor',
  tags,
  summary: 'Whether the signed-in person has an authenticator app',
  response: { 200: ref(SecondFactor) },
};
export const beginSecondFactorSchema = {
  operationId: 'beginSecondFactor',
  tags,
  refuses: [409, 429],
  summary: 'The key of a new authenticator app, which counts once a code of it was given',
  body: closed({ password: passwordDigest('SHA-256 of the current password, lower-case hex') }),
  response: { 200: ref(NewSecondFactor) },
};
export const confirmSecondFactorSchema = {
  operationId: 'confirmSecondFactor',
  tags,
  refuses: [409, 429],
  summary: 'Give the first code of the app: from then on each sign-in asks for one',
  body: closed({ code }),
  response: { 200: ref(RecoveryCodes) },
};
export const renewRecoveryCodesSchema = {
  operationId: 'renewRecoveryCodes',
  tags,
  refuses: [403, 409, 429],
  summary: 'Ten new recovery codes; earlier ones are void',
  body: closed({ password: ownPassword }),
  response: { 200: ref(RecoveryCodes) },
};
export const endSecondFactorSchema = {
  operationId: 'endSecondFactor',
  tags,
  refuses: [403, 409, 429],
  summary: 'Sign in by password alone again',
  body: closed({ password: ownPassword }),
  response: { 204: Type.Null() },
};
