import { Type, type Static } from '@sinclair/typebox';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, ROLES, SCOPES } from '@vaglio/access-control';
import { newEmailText } from '../../platform/http/validation/address-text';
import { keepApiTokens } from '../api-tokens/api-tokens.schemas';
import { nameText } from '../../platform/http/validation/name-text';
import { MAX_NAME_LENGTH, MAX_PART_OF_NAME_LENGTH } from '../../platform/http/validation/text-limits';
import {
  closed,
  idParams,
  oneOf,
  pageQuery,
  ref,
  seenVersion,
  version,
} from '../../platform/http/validation/schema-parts';

const role = oneOf(ROLES);
const scopes = Type.Array(oneOf(SCOPES), { uniqueItems: true, maxItems: SCOPES.length });
const email = newEmailText();
const name = nameText({ minLength: 1, maxLength: MAX_NAME_LENGTH, pattern: '\\S' });
const password = Type.String({
  minLength: MIN_PASSWORD_LENGTH,
  maxLength: MAX_PASSWORD_LENGTH,
  description:
    'SHA-256 of the password (64 lower-case hex digits), or the password itself; to be changed at the next sign-in',
});

/** Scopes that can be granted with a new account. An administrator can grant other scopes afterwards. */
const givenScopes = Type.Array(oneOf(['investments:write']), { uniqueItems: true, maxItems: 1 });
const partOfName = Type.Optional(nameText({ maxLength: MAX_PART_OF_NAME_LENGTH }));

type Invitation = { state: 'open' | 'expired' | 'withdrawn'; until: string };

export const User = closed(
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
    invitation: Type.Unsafe<Invitation | null>({
      anyOf: [
        closed({ state: oneOf(['open', 'expired', 'withdrawn']), until: Type.String() }),
        { type: 'null' },
      ],
      description: 'Of a person who has no password yet: until when the link is valid',
    }),
    second_factor: Type.Boolean({
      description: 'True if each sign-in with the password asks for a code or a passkey',
    }),
    held_by_codes: Type.Optional(
      Type.Boolean({ description: 'True if too many wrong codes hold the person, until they are released' }),
    ),
    provider_linked: Type.Optional(
      Type.Boolean({ description: 'True if the account belongs to somebody at the OpenID Connect provider' }),
    ),
    api_tokens: Type.Optional(Type.Integer({ description: 'API tokens that are valid' })),
    last_sign_in_at: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
    created_at: Type.String(),
    version,
  },
  { $id: 'User' },
);
export type UserBody = Static<typeof User>;

const WAYS = ['mail', 'link'] as const;
export type InvitationWay = (typeof WAYS)[number];

const UserPage = closed(
  {
    items: Type.Array(ref(User)),
    total: Type.Integer(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
    invites_by: oneOf(WAYS, { description: 'mail: invitations are sent; link: no mail is configured' }),
  },
  { $id: 'UserPage' },
);

const RoleChoice = closed(
  {
    id: role,
    code: role,
    name: role,
    label: Type.String({ description: 'In words' }),
    assignable: Type.Boolean({ description: 'True if the caller may give it' }),
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
const account = {
  email,
  username: Type.Optional(name),
  name: Type.Optional(name),
  first_name: partOfName,
  last_name: partOfName,
  role,
  scopes: Type.Optional(givenScopes),
};
const registerBody = closed({ ...account, password });
export type Registration = Static<typeof registerBody>;
export type NewAccount = Omit<Registration, 'password'>;

const by = oneOf(WAYS, { description: 'link: it is answered, where no mail is configured' });
const inviteBody = closed({ ...account, by });
export type NewInvitation = Static<typeof inviteBody>;

const Invited = closed(
  {
    user: ref(User),
    link: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Null where it was mailed' }),
  },
  { $id: 'Invited' },
);
export type InvitedBody = Static<typeof Invited>;

export const inviteUserSchema = {
  operationId: 'inviteUser',
  tags,
  refuses: [409],
  summary: 'A new account without a password, whose person chooses one with a link that is valid for 7 days',
  body: inviteBody,
  response: { 201: ref(Invited) },
};
export const sendInvitationSchema = {
  operationId: 'sendInvitation',
  tags,
  refuses: [409, 429],
  summary: 'Send an invitation again, which voids the earlier link; a withdrawn one is valid again',
  params: idParams,
  headers: seenVersion,
  row: ref(User),
  body: closed({ by }),
  response: { 200: ref(Invited) },
};
export const withdrawInvitationSchema = {
  operationId: 'withdrawInvitation',
  tags,
  refuses: [409],
  summary: 'Take an invitation back: its link is void and the account disabled until it is sent again',
  params: idParams,
  headers: seenVersion,
  response: { 200: ref(User) },
};

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
  refuses: [409],
  summary: 'Set a password that must be changed at the next sign-in; every session ends',
  params: idParams,
  headers: seenVersion,
  body: closed({ newPassword: password, keep_api_tokens: keepApiTokens }),
  response: { 200: ref(User) },
};
export const setUserStatusSchema = {
  operationId: 'setUserStatus',
  tags,
  refuses: [409],
  summary:
    'Disable or enable an account; every session ends, and disabling revokes API tokens unless they are kept',
  params: idParams,
  headers: seenVersion,
  body: closed({ accountStatus: oneOf(['active', 'disabled']), keep_api_tokens: keepApiTokens }),
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

const ResetLink = closed(
  { link: Type.String({ description: 'Valid once, for 30 minutes; shown this once' }) },
  { $id: 'ResetLink' },
);
export type ResetLinkBody = Static<typeof ResetLink>;

export const makeResetLinkSchema = {
  operationId: 'makeResetLink',
  tags,
  refuses: [409],
  summary: 'Make a link to choose a new password, to be handed over; 409 where mail is configured',
  params: idParams,
  body: Type.Optional(closed({})),
  response: { 200: ref(ResetLink) },
};
