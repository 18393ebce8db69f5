import { Type, type Static } from '@sinclair/typebox';
import { TOKEN_SCOPES } from '@vaglio/access-control';
import { nameText } from '../contract/name-text';
import { closed, idParams, nullableString, oneOf, ref } from '../contract/schema-parts';

const ApiToken = closed(
  {
    id: Type.String(),
    name: Type.String(),
    ending: Type.String({ description: 'The last four characters of the token' }),
    scopes: Type.Array(Type.String()),
    created_at: Type.String(),
    expires_at: Type.String(),
    last_used_at: nullableString(40),
  },
  { $id: 'ApiToken' },
);
export type ApiTokenBody = Static<typeof ApiToken>;

export const ApiTokenList = closed(
  { items: Type.Array(ref(ApiToken)), total: Type.Integer() },
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
    description: 'What it opens, of what its owner may do; `write` includes `read`',
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
