import { Type, type Static } from '@sinclair/typebox';
import { ownPassword } from '../../identity/sign-in/passwords/password.schemas';
import { ConnectionTest } from '../../extraction/model-connection/model-connection.schemas';
import { MAIL_SECURITIES } from '../../platform/db/schema/connections.table';
import { addressText, newEmailText } from '../../platform/http/validation/address-text';
import { nameText, nullableNameText } from '../../platform/http/validation/name-text';
import {
  closed,
  nullableString,
  oneOf,
  ref,
  seenVersion,
  version,
} from '../../platform/http/validation/schema-parts';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '../../platform/http/validation/text-limits';

const MAX_ADDRESS = 2_000;
const MAX_HOST = 253;
const MAX_KEY = 1_000;
const MAX_MODELS = 50;

const SECRET_STATES = ['none', 'kept', 'unreadable'] as const;

/** Schema of the visible part of a stored secret. */
const secretOf = (what: string) => ({
  state: oneOf(SECRET_STATES, {
    description: `unreadable: the ${what} was encrypted with keys that this installation has no more`,
  }),
  end: Type.Unsafe<string | null>({
    ...nullableString(4),
    description: 'Its last characters; null where they are not shown',
  }),
});

/** Schema fields that all connections have. */
const state = {
  environment: Type.Array(Type.String(), {
    description: 'Variables of the environment that set it: they win, and it cannot be changed',
  }),
  can_undo: Type.Boolean({ description: 'The last change can be undone' }),
  changed_by: Type.Unsafe<string | null>({ ...nullableString(MAX_NAME_LENGTH) }),
  changed_at: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  version,
};

/** Schema of a submitted secret. A missing value keeps the stored secret, null removes it. */
const secretText = (description: string) =>
  Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      minLength: 1,
      maxLength: MAX_KEY,
      pattern: '^[^\\u0000-\\u001f\\u007f]+$',
      description: `${description}; without it the stored one stays, null removes it`,
    }),
  );

const ModelSettings = closed(
  {
    address: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Of the model server; null: the built-in extractor reads articles',
    }),
    models: Type.Array(Type.String(), { description: 'Which may be used; the first is the default' }),
    key: closed(secretOf('key')),
    ...state,
  },
  { $id: 'ModelSettings' },
);
export type ModelSettingsBody = Static<typeof ModelSettings>;

const model = {
  address: addressText({
    minLength: 1,
    maxLength: MAX_ADDRESS,
    description: 'OpenAI-compatible: https://host/v1',
  }),
  models: Type.Array(nameText({ minLength: 1, maxLength: MAX_NAME_LENGTH }), {
    minItems: 1,
    maxItems: MAX_MODELS,
    uniqueItems: true,
  }),
  key: secretText('Key of the model server'),
};
const TypedModel = closed(model, { $id: 'TypedModel' });
export type TypedModelBody = Static<typeof TypedModel>;
const ModelSettingsInput = closed({ ...model, own_password: ownPassword }, { $id: 'ModelSettingsInput' });

const MailSettings = closed(
  {
    host: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Null: messages become files on the server',
    }),
    port: Type.Integer({ minimum: 1, maximum: 65_535 }),
    security: oneOf([...MAIL_SECURITIES, 'starttls_if_offered'], {
      description:
        'tls from the start, after starttls, none, or after starttls if the server offers it, which only the environment can set',
    }),
    user: nullableString(MAX_NAME_LENGTH),
    password: closed(secretOf('password')),
    sender: Type.String({ description: 'Who messages come from' }),
    ...state,
  },
  { $id: 'MailSettings' },
);
export type MailSettingsBody = Static<typeof MailSettings>;

const mail = {
  host: addressText({ minLength: 1, maxLength: MAX_HOST, description: 'Name of the mail server' }),
  port: Type.Integer({ minimum: 1, maximum: 65_535 }),
  security: oneOf(MAIL_SECURITIES, { description: 'tls from the start, after starttls, or none' }),
  user: nullableNameText(MAX_NAME_LENGTH),
  password: secretText('Password at the mail server'),
  sender: Type.Unsafe<string | null>({
    anyOf: [newEmailText(), { type: 'null' }],
    maxLength: MAX_EMAIL_LENGTH,
    description: 'Who messages come from; null for the address of the first administrator',
  }),
};
const TypedMail = closed(mail, { $id: 'TypedMail' });
export type TypedMailBody = Static<typeof TypedMail>;
const MailSettingsInput = closed({ ...mail, own_password: ownPassword }, { $id: 'MailSettingsInput' });

const MailTest = closed(
  {
    ok: Type.Boolean(),
    to: Type.String({ description: 'Address of the person who asked' }),
    text: Type.String({ description: 'What came of it, in words' }),
  },
  { $id: 'MailTest' },
);
export type MailTestBody = Static<typeof MailTest>;

const tags = ['connections'];
const changed = { tags, refuses: [409, 429], headers: seenVersion };
/** Request body of a change without new settings. */
const proof = closed({ own_password: ownPassword });

export const readModelSettingsSchema = {
  operationId: 'readModelSettings',
  tags,
  summary: 'The language model that is set up; its key is never answered',
  response: { 200: ref(ModelSettings) },
};
export const saveModelSettingsSchema = {
  ...changed,
  operationId: 'saveModelSettings',
  summary: 'Set up the language model, for all servers and at once',
  body: ref(ModelSettingsInput),
  response: { 200: ref(ModelSettings) },
};
export const removeModelSettingsSchema = {
  ...changed,
  operationId: 'removeModelSettings',
  summary: 'Use no language model any more: the built-in extractor reads articles',
  body: proof,
  response: { 200: ref(ModelSettings) },
};
export const undoModelSettingsSchema = {
  ...changed,
  operationId: 'undoModelSettings',
  summary: 'Undo the last change of the language model, with the key of before',
  body: proof,
  response: { 200: ref(ModelSettings) },
};
export const testModelSettingsSchema = {
  operationId: 'testModelSettings',
  tags,
  refuses: [409, 429],
  summary:
    'Ask the first model at an address about a made-up article, before it is saved; it counts against the budget',
  body: ref(TypedModel),
  response: { 200: ref(ConnectionTest) },
};
export const readMailSettingsSchema = {
  operationId: 'readMailSettings',
  tags,
  summary: 'The mail server that is set up; its password is never answered',
  response: { 200: ref(MailSettings) },
};
export const saveMailSettingsSchema = {
  ...changed,
  operationId: 'saveMailSettings',
  summary: 'Set up the mail server, for all servers and at once',
  body: ref(MailSettingsInput),
  response: { 200: ref(MailSettings) },
};
export const removeMailSettingsSchema = {
  ...changed,
  operationId: 'removeMailSettings',
  summary: 'Send no mail any more: messages become files on the server',
  body: proof,
  response: { 200: ref(MailSettings) },
};
export const undoMailSettingsSchema = {
  ...changed,
  operationId: 'undoMailSettings',
  summary: 'Undo the last change of the mail server, with the password of before',
  body: proof,
  response: { 200: ref(MailSettings) },
};
export const testMailSettingsSchema = {
  operationId: 'testMailSettings',
  tags,
  refuses: [409, 429],
  summary: 'Send the person who asks a mail through a server, before it is saved',
  body: ref(TypedMail),
  response: { 200: ref(MailTest) },
};
