import { Type, type Static } from '@sinclair/typebox';
import { TOKEN_SCOPES } from '@vaglio/access-control';
import { nameText } from '../../platform/http/validation/name-text';
import { MAX_EMAIL_LENGTH } from '../../platform/http/validation/text-limits';
import {
  closed,
  idParams,
  nullableString,
  oneOf,
  pageBody,
  pageQuery,
  ref,
} from '../../platform/http/validation/schema-parts';

/** Option of requests that exclude other people from using an account. */
export const keepApiTokens = Type.Optional(
  Type.Boolean({ description: 'true: valid API tokens stay; without it they are revoked' }),
);

export const ApiToken = closed(
  {
    id: Type.String(),
    name: Type.String(),
    ending: Type.String({ description: 'The last four characters of the token' }),
    scopes: Type.Array(Type.String()),
    unconfirmed_scopes: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Those that open more once the owner, who got more rights since, confirms the token',
      }),
    ),
    created_at: Type.String(),
    expires_at: Type.String(),
    last_used_at: nullableString(40),
  },
  { $id: 'ApiToken' },
);
export type ApiTokenBody = Static<typeof ApiToken>;

export const ApiTokenList = closed(
  {
    items: Type.Array(ref(ApiToken)),
    total: Type.Integer(),
    usable_scopes: Type.Optional(
      Type.Array(Type.String(), { description: 'Scopes that a token of this account may have' }),
    ),
  },
  { $id: 'ApiTokenList' },
);

export const CreatedApiToken = closed(
  { ...ApiToken.properties, token: Type.String({ description: 'In this answer only' }) },
  { $id: 'CreatedApiToken' },
);

export const newToken = closed({
  name: nameText({ minLength: 1, maxLength: 80, pattern: '\\S', description: 'What uses it' }),
  scopes: Type.Array(oneOf(TOKEN_SCOPES), {
    minItems: 1,
    maxItems: TOKEN_SCOPES.length,
    description:
      'What it opens, of what its owner may do; `write` includes `read`. A scope that opens nothing to its owner is refused',
  }),
  days: Type.Integer({ minimum: 1, maximum: 366, description: 'How long it is valid' }),
});
export type NewApiTokenBody = Static<typeof newToken>;

const tags = ['api-tokens'];

export const listApiTokensSchema = {
  operationId: 'listApiTokens',
  tags,
  summary: 'API tokens of the signed-in person that are not revoked, the newest first',
  response: { 200: ref(ApiTokenList) },
};

export const createApiTokenSchema = {
  operationId: 'createApiToken',
  tags,
  refuses: [409],
  summary: 'A new API token, for programs that call in the name of the signed-in person',
  body: newToken,
  response: { 201: ref(CreatedApiToken) },
};

export const revokeApiTokenSchema = {
  operationId: 'revokeApiToken',
  tags,
  refuses: [404],
  summary: 'Ends an API token: its next call is refused',
  params: idParams,
  response: { 204: Type.Null() },
};

export const confirmApiTokenSchema = {
  operationId: 'confirmApiToken',
  tags,
  refuses: [403, 404],
  summary: 'Let an API token open what its scopes open with the present rights of its owner',
  params: idParams,
  response: { 200: ref(ApiToken) },
};

const ApiTokenOfAccount = closed(
  {
    ...ApiToken.properties,
    userId: Type.String(),
    owner: Type.String({ description: 'Name of the person or service account' }),
    email: nullableString(MAX_EMAIL_LENGTH),
    is_service_account: Type.Boolean(),
    is_active: Type.Boolean({
      description: 'Off: the account is disabled, and each call of the token refused',
    }),
  },
  { $id: 'ApiTokenOfAccount' },
);

const ApiTokenPage = pageBody(ApiTokenOfAccount, 'ApiTokenPage');

export const listAllApiTokensSchema = {
  operationId: 'listAllApiTokens',
  tags: ['users'],
  summary: 'Valid API tokens of everybody, the newest first; q matches a part of email, owner and name',
  querystring: closed({ page: pageQuery.page, pageSize: pageQuery.pageSize, q: pageQuery.q }),
  response: { 200: ref(ApiTokenPage) },
};
export const revokeAnyApiTokenSchema = {
  operationId: 'revokeAnyApiToken',
  tags: ['users'],
  summary: 'Ends an API token of anybody: its next call is refused',
  params: idParams,
  response: { 204: Type.Null() },
};
