import { Type, type Static } from '@sinclair/typebox';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, ROLES, SCOPES } from '@vaglio/access-control';
import { nameText } from '../contract/name-text';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '../contract/text-limits';
import { closed, idParams, oneOf, pageQuery, ref, seenVersion, version } from '../contract/schema-parts';

const role = oneOf(ROLES);
const scopes = Type.Array(oneOf(SCOPES), { uniqueItems: true, maxItems: SCOPES.length });
const email = nameText({
  minLength: 3,
  maxLength: MAX_EMAIL_LENGTH,
  pattern: '^[^\\s@\\u0000]+@[^\\s@\\u0000]+$',
});
const name = nameText({ minLength: 1, maxLength: MAX_NAME_LENGTH, pattern: '\\S' });
const password = Type.String({
  minLength: MIN_PASSWORD_LENGTH,
  maxLength: MAX_PASSWORD_LENGTH,
  description:
    'SHA-256 of the password (64 lower-case hex digits), or the password itself; to be changed at the next sign-in',
});

const User = closed(
  {
    id: Type.String(),
    userId: Type.String({ description: 'The same as id' }),
    email: Type.String(),
    username: Type.String(),
    name: Type.String(),
    role,
    accountStatus: oneOf(['active', 'must_change_password', 'locked', 'disabled'], {
      description: 'locked: too many wrong passwords in a row, until a new password is set',
    }),
    scopes: Type.Array(Type.String()),
    last_sign_in_at: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
    created_at: Type.String(),
    version,
  },
  { $id: 'User' },
);
export type UserBody = Static<typeof User>;

const UserPage = closed(
  {
    items: Type.Array(ref(User)),
    total: Type.Integer(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  },
  { $id: 'UserPage' },
);

const RoleChoice = closed(
  {
    id: role,
    code: role,
    name: role,
    label: Type.String({ description: 'In words' }),
    assignable: Type.Boolean({ description: 'Whether the caller may give it' }),
  },
  { $id: 'RoleChoice' },
);

const RoleList = closed({ roles: Type.Array(ref(RoleChoice)) }, { $id: 'RoleList' });

const tags = ['users'];

export const listUsersSchema = {
  operationId: 'listUsers',
  tags,
  summary: 'Accounts by email; q matches a part of the email',
  querystring: closed({ page: pageQuery.page, pageSize: pageQuery.pageSize, q: pageQuery.q }),
  response: { 200: ref(UserPage) },
};
export const listRolesSchema = {
  operationId: 'listRoles',
  tags,
  summary: 'Every role, least privilege first',
  response: { 200: ref(RoleList) },
};
const registerBody = closed({
  email,
  username: Type.Optional(name),
  name: Type.Optional(name),
  role,
  password,
});
export type Registration = Static<typeof registerBody>;

export const registerUserSchema = {
  operationId: 'registerUser',
  tags,
  refuses: [409],
  summary: 'A new account; an invitation is sent, and the password must be changed first',
  body: registerBody,
  response: { 201: ref(User) },
};
export const setUserRoleSchema = {
  operationId: 'setUserRole',
  tags,
  refuses: [409],
  summary: 'Give another role; every session of the account ends',
  params: idParams,
  headers: seenVersion,
  body: closed({ role }),
  response: { 200: ref(User) },
};
export const setUserPasswordSchema = {
  operationId: 'setUserPassword',
  tags,
  summary: 'Set a password that must be changed at the next sign-in; every session ends',
  params: idParams,
  headers: seenVersion,
  body: closed({ newPassword: password }),
  response: { 200: ref(User) },
};
export const setUserStatusSchema = {
  operationId: 'setUserStatus',
  tags,
  refuses: [409],
  summary: 'Disable or enable an account; every session ends',
  params: idParams,
  headers: seenVersion,
  body: closed({ accountStatus: oneOf(['active', 'disabled']) }),
  response: { 200: ref(User) },
};
export const setUserScopesSchema = {
  operationId: 'setUserScopes',
  tags,
  summary: 'Replace the rights beside the role; every session ends',
  params: idParams,
  headers: seenVersion,
  body: closed({ scopes }),
  response: { 200: ref(User) },
};
export const deleteUserSchema = {
  operationId: 'deleteUser',
  tags,
  refuses: [409],
  summary: 'Delete an account and its sessions; the audit trail keeps what it did',
  params: idParams,
  headers: seenVersion,
  row: ref(User),
  response: { 204: Type.Null() },
};
export const resetUserPasswordSchema = {
  operationId: 'resetUserPassword',
  tags,
  refuses: [409],
  summary: 'Send the person a link to choose a new password; the answer never holds it',
  params: idParams,
  body: Type.Optional(closed({})),
  response: { 200: ref(User) },
};
