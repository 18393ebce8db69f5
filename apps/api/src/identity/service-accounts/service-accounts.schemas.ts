import { Type, type Static } from '@sinclair/typebox';
import { ROLES } from '@vaglio/access-control';
import {
  ApiToken,
  ApiTokenList,
  CreatedApiToken,
  keepApiTokens,
  newToken,
} from '../api-tokens/api-tokens.schemas';
import { nameText } from '../../platform/http/validation/name-text';
import {
  closed,
  idParams,
  listBody,
  nullableString,
  oneOf,
  pageQuery,
  ref,
  seenVersion,
  version,
} from '../../platform/http/validation/schema-parts';

const MAX_PURPOSE_LENGTH = 300;

const role = oneOf(ROLES, { description: 'The most that its tokens can open' });

const ServiceAccount = closed(
  {
    id: Type.String(),
    name: Type.String(),
    purpose: Type.String(),
    role,
    may_edit_investments: Type.Boolean({
      description: 'The right investments:write, which the role admin has without it',
    }),
    is_active: Type.Boolean({ description: 'Off: every call of its tokens is refused' }),
    tokens: Type.Integer({ description: 'That are valid' }),
    last_used_at: Type.Unsafe<string | null>({
      ...nullableString(40),
      description: 'When one of its tokens was used last, to the minute',
    }),
    created_at: Type.String(),
    version,
  },
  { $id: 'ServiceAccount' },
);
export type ServiceAccountBody = Static<typeof ServiceAccount>;

const ServiceAccountPage = listBody(ServiceAccount, 'ServiceAccountPage');

const fields = {
  name: nameText({ minLength: 1, maxLength: 80, pattern: '\\S', description: 'How its acts are signed' }),
  purpose: Type.String({
    minLength: 1,
    maxLength: MAX_PURPOSE_LENGTH,
    pattern: '\\S',
    description: 'What it is for, and who looks after it',
  }),
  role,
};
const newAccount = closed({
  ...fields,
  may_edit_investments: Type.Optional(Type.Boolean()),
  is_active: Type.Optional(Type.Boolean()),
});
/** Schema in which all values are required, because an omitted value would get its default. */
const wholeAccount = closed({
  ...fields,
  may_edit_investments: Type.Boolean(),
  is_active: Type.Boolean(),
  keep_api_tokens: keepApiTokens,
});
export type ServiceAccountFields = Static<typeof newAccount>;
export type ServiceAccountChange = Static<typeof wholeAccount>;

const tags = ['service-accounts'];

export const listServiceAccountsSchema = {
  operationId: 'listServiceAccounts',
  tags,
  summary: 'Accounts of programs, which belong to no person, by name; q matches a part of name and purpose',
  querystring: closed({ page: pageQuery.page, pageSize: pageQuery.pageSize, q: pageQuery.q }),
  response: { 200: ref(ServiceAccountPage) },
};
export const createServiceAccountSchema = {
  operationId: 'createServiceAccount',
  tags,
  refuses: [409],
  summary: 'Add a service account; 409 when the name is taken',
  body: newAccount,
  response: { 201: ref(ServiceAccount) },
};
export const updateServiceAccountSchema = {
  operationId: 'updateServiceAccount',
  tags,
  refuses: [409],
  summary:
    'Change a service account, or switch it off, which revokes its tokens unless they are kept; 412 when somebody else changed it since',
  params: idParams,
  headers: seenVersion,
  body: wholeAccount,
  row: ref(ServiceAccount),
  response: { 200: ref(ServiceAccount) },
};
export const deleteServiceAccountSchema = {
  operationId: 'deleteServiceAccount',
  tags,
  summary: 'Delete a service account with its tokens; the audit trail keeps what it did',
  params: idParams,
  headers: seenVersion,
  row: ref(ServiceAccount),
  response: { 204: Type.Null() },
};

export const listServiceTokensSchema = {
  operationId: 'listServiceTokens',
  tags,
  refuses: [404],
  summary: 'API tokens of a service account that are not revoked, the newest first',
  params: idParams,
  response: { 200: ref(ApiTokenList) },
};
export const createServiceTokenSchema = {
  operationId: 'createServiceToken',
  tags,
  refuses: [404, 409],
  summary: 'A new API token of a service account',
  params: idParams,
  body: newToken,
  response: { 201: ref(CreatedApiToken) },
};
const tokenParams = closed({ ...idParams.properties, tokenId: idParams.properties.id });
export const confirmServiceTokenSchema = {
  operationId: 'confirmServiceToken',
  tags,
  refuses: [403, 404],
  summary: 'Let an API token open what its scopes open with the present rights of its service account',
  params: tokenParams,
  response: { 200: ref(ApiToken) },
};
export const revokeServiceTokenSchema = {
  operationId: 'revokeServiceToken',
  tags,
  refuses: [404],
  summary: 'Ends an API token of a service account: its next call is refused',
  params: tokenParams,
  response: { 204: Type.Null() },
};
