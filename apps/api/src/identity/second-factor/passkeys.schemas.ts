import { Type } from '@sinclair/typebox';
import { nameText } from '../../platform/http/validation/name-text';
import { closed, idParams, ref } from '../../platform/http/validation/schema-parts';
import { MAX_PASSKEYS } from './passkeys/passkeys.queries';
import { ownPassword } from '../sign-in/passwords/password.schemas';

const MAX_TRANSPORTS = 8;

const base64url = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$', description });
const credentialId = base64url(1400, 'As the authenticator names the passkey, in base64url');
const clientData = base64url(4000, 'What the browser says of the call, in base64url');

export const PasskeyDescriptor = closed(
  { id: Type.String(), transports: Type.Array(Type.String()) },
  { $id: 'PasskeyDescriptor' },
);
const Passkey = closed(
  {
    id: Type.String(),
    name: Type.String(),
    is_synced: Type.Boolean({ description: 'Its maker keeps copies on other devices of the person' }),
    works_here: Type.Boolean({ description: 'It was made for this host name' }),
    created_at: Type.String(),
    last_used_at: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  },
  { $id: 'Passkey' },
);
const PasskeyList = closed(
  {
    items: Type.Array(ref(Passkey)),
    total: Type.Integer(),
    most: Type.Integer({ description: 'So many a person may have' }),
    is_possible: Type.Boolean({ description: 'Browsers make passkeys at this address' }),
    asks_password: Type.Boolean({
      description: 'Adding and removing need the password; else a sign-in of the last ten minutes',
    }),
  },
  { $id: 'PasskeyList' },
);
export const NewPasskey = closed(
  {
    challenge: Type.String({ description: 'In base64url; good once, for five minutes' }),
    rpId: Type.String(),
    rpName: Type.String(),
    userHandle: Type.String({ description: 'Random, in base64url' }),
    userName: Type.String(),
    displayName: Type.String(),
    timeoutMs: Type.Integer(),
    existing: Type.Array(ref(PasskeyDescriptor), {
      description: 'An authenticator with one of them makes none',
    }),
  },
  { $id: 'NewPasskey' },
);
const AddedPasskey = closed(
  {
    passkey: ref(Passkey),
    recovery_codes: Type.Array(Type.String(), {
      description: 'With the first second factor of the person, else none; shown once, each signs in once',
    }),
  },
  { $id: 'AddedPasskey' },
);

/** Fields of an authenticator's response to a sign-in. */
export const passkeySignature = {
  id: credentialId,
  clientData,
  authenticatorData: base64url(2000, 'What the authenticator signed before it, in base64url'),
  signature: base64url(2000, 'In base64url'),
  userHandle: Type.Optional(base64url(100, 'By what the authenticator knows the person, in base64url')),
};

/** Fields of an authenticator's response with a new passkey. */
export const madePasskey = {
  id: credentialId,
  clientData,
  attestation: base64url(20_000, 'What the authenticator says of the passkey, in base64url'),
  transports: Type.Array(Type.String({ maxLength: 20 }), { maxItems: MAX_TRANSPORTS }),
};

const tags = ['account'];

export const listPasskeysSchema = {
  operationId: 'listPasskeys',
  tags,
  summary: 'The passkeys of the signed-in person, the newest first',
  response: { 200: ref(PasskeyList) },
};
export const beginPasskeySchema = {
  operationId: 'beginPasskey',
  tags,
  refuses: [403, 409, 429],
  summary: 'What the browser makes a new passkey with',
  body: closed({ password: ownPassword }),
  response: { 200: ref(NewPasskey) },
};
export const addPasskeySchema = {
  operationId: 'addPasskey',
  tags,
  refuses: [409],
  summary: `Keep a new passkey, of at most ${MAX_PASSKEYS}: from then on the password alone signs in no more`,
  body: closed({
    name: nameText({
      minLength: 1,
      maxLength: 60,
      pattern: '\\S',
      description: 'By what the person recognises it',
    }),
    ...madePasskey,
  }),
  response: { 201: ref(AddedPasskey) },
};
export const endPasskeySchema = {
  operationId: 'endPasskey',
  tags,
  refuses: [403, 404, 409, 429],
  summary: 'Remove a passkey',
  params: idParams,
  body: closed({ password: ownPassword }),
  response: { 204: Type.Null() },
};
