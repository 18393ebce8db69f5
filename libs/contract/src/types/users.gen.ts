// Generated from the contract by 'npm run contract'. Do not edit.
import type { PersonData } from './account.gen';

export type ListAllApiTokensApiResponse = /** status 200 Default Response */ ApiTokenPage;
export type ListAllApiTokensApiArg = {
  page?: number;
  pageSize?: number | 'all';
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type RevokeAnyApiTokenApiResponse = unknown;
export type RevokeAnyApiTokenApiArg = {
  id: string;
};
export type ExportPersonDataApiResponse = /** status 200 Default Response */ PersonData | null;
export type ExportPersonDataApiArg = {
  id: string;
  body: {
    /** SHA-256 of the own current password, lower-case hex; left out by a person who has none and signed in less than 10 minutes ago */
    password?: string;
  };
};
export type ErasePersonApiResponse = unknown;
export type ErasePersonApiArg = {
  id: string;
  body: {
    /** SHA-256 of the own current password, lower-case hex; left out by a person who has none and signed in less than 10 minutes ago */
    password?: string;
    /** Of the account, typed by who erases it */
    email: string;
    /** Remove the text of the notes that the person wrote too */
    removes_notes: boolean;
  };
};
export type ListAllSessionsApiResponse = /** status 200 Default Response */ SessionPage;
export type ListAllSessionsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type EndSessionOfPersonApiResponse = unknown;
export type EndSessionOfPersonApiArg = {
  id: string;
};
export type ReadSignInRulesApiResponse = /** status 200 Default Response */ SignInRules;
export type ReadSignInRulesApiArg = void;
export type SaveSignInRulesApiResponse = /** status 200 Default Response */ SignInRules | null;
export type SaveSignInRulesApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** Roles whose people sign in with a second factor, and set one up where they have none */
    second_factor_roles: ('user' | 'super' | 'admin')[];
    /** true: valid API tokens stay; without it they are revoked */
    keep_api_tokens?: boolean;
  };
};
export type ListUsersApiResponse = /** status 200 Default Response */ UserPage;
export type ListUsersApiArg = {
  page?: number;
  pageSize?: number | 'all';
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type ListRolesApiResponse = /** status 200 Default Response */ RoleList;
export type ListRolesApiArg = void;
export type RegisterUserApiResponse = /** status 201 Default Response */ User | null;
export type RegisterUserApiArg = {
  body: {
    /** No control, zero-width or directional characters, and none that is taken for a character of ASCII */
    email: string;
    /** At least one visible character; no control, zero-width or directional ones */
    username?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    name?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    first_name?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    last_name?: string;
    role: 'user' | 'super' | 'admin';
    scopes?: 'investments:write'[];
    /** SHA-256 of the password (64 lower-case hex digits), or the password itself; to be changed at the next sign-in */
    password: string;
  };
};
export type InviteUserApiResponse = /** status 201 Default Response */ Invited | null;
export type InviteUserApiArg = {
  body: {
    /** No control, zero-width or directional characters, and none that is taken for a character of ASCII */
    email: string;
    /** At least one visible character; no control, zero-width or directional ones */
    username?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    name?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    first_name?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    last_name?: string;
    role: 'user' | 'super' | 'admin';
    scopes?: 'investments:write'[];
    /** link: it is answered, where no mail is configured */
    by: 'mail' | 'link';
  };
};
export type SendInvitationApiResponse = /** status 200 Default Response */ Invited | null;
export type SendInvitationApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** link: it is answered, where no mail is configured */
    by: 'mail' | 'link';
  };
};
export type WithdrawInvitationApiResponse = /** status 200 Default Response */ User | null;
export type WithdrawInvitationApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type SetUserRoleApiResponse = /** status 200 Default Response */ User | null;
export type SetUserRoleApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    role: 'user' | 'super' | 'admin';
  };
};
export type SetUserPasswordApiResponse = /** status 200 Default Response */ User | null;
export type SetUserPasswordApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** SHA-256 of the password (64 lower-case hex digits), or the password itself; to be changed at the next sign-in */
    newPassword: string;
    /** true: valid API tokens stay; without it they are revoked */
    keep_api_tokens?: boolean;
  };
};
export type SetUserStatusApiResponse = /** status 200 Default Response */ User | null;
export type SetUserStatusApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    accountStatus: 'active' | 'disabled';
    /** true: valid API tokens stay; without it they are revoked */
    keep_api_tokens?: boolean;
  };
};
export type SetUserScopesApiResponse = /** status 200 Default Response */ User | null;
export type SetUserScopesApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    scopes: ('admin' | 'investments:write')[];
  };
};
export type ResetSecondFactorApiResponse = /** status 200 Default Response */ User | null;
export type ResetSecondFactorApiArg = {
  /** true: valid API tokens stay; without it they are revoked */
  keepApiTokens?: boolean;
  id: string;
};
export type ReleaseSecondStepApiResponse = /** status 200 Default Response */ User | null;
export type ReleaseSecondStepApiArg = {
  id: string;
};
export type SeparateIdentityApiResponse = /** status 200 Default Response */ User | null;
export type SeparateIdentityApiArg = {
  /** true: valid API tokens stay; without it they are revoked */
  keepApiTokens?: boolean;
  id: string;
};
export type DeleteUserApiResponse = unknown;
export type DeleteUserApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type ResetUserPasswordApiResponse = /** status 200 Default Response */ User | null;
export type ResetUserPasswordApiArg = {
  id: string;
  body: {};
};
export type MakeResetLinkApiResponse = /** status 200 Default Response */ ResetLink | null;
export type MakeResetLinkApiArg = {
  id: string;
  body: {};
};
export type ApiTokenOfAccount = {
  id: string;
  name: string;
  /** The last four characters of the token */
  ending: string;
  scopes: string[];
  /** Those that open more once the owner, who got more rights since, confirms the token */
  unconfirmed_scopes?: string[];
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
  userId: string;
  /** Name of the person or service account */
  owner: string;
  email: string | null;
  is_service_account: boolean;
  /** Off: the account is disabled, and each call of the token refused */
  is_active: boolean;
};
export type ApiTokenPage = {
  items: ApiTokenOfAccount[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type SessionOfPerson = {
  id: string;
  userId: string;
  email: string;
  name: string;
  role: 'user' | 'super' | 'admin';
  /** Browser and system in words */
  device: string;
  /** password_code: and a code, of the app or for recovery, or a passkey; passkey: without a password; oidc: at the OpenID Connect provider */
  way?: 'password' | 'password_code' | 'passkey' | 'oidc';
  /** The session of this very call */
  isCurrent: boolean;
  /** When the person signed in there */
  created_at: string;
  last_used_at: string;
};
export type SessionPage = {
  items: SessionOfPerson[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type SignInRules = {
  /** Roles whose people sign in with a second factor, and set one up where they have none */
  second_factor_roles: ('user' | 'super' | 'admin')[];
  /** Valid API tokens of people who have no second factor here, for each role */
  unprotected_api_tokens?: {
    user: number;
    super: number;
    admin: number;
  };
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type User = {
  id: string;
  /** The same as id */
  userId: string;
  email: string;
  username: string;
  name: string;
  role: string;
  /** locked: too many wrong passwords in a row, until a new password is set */
  accountStatus: string;
  scopes?: string[];
  /** Of a person who has no password yet: until when the link is valid */
  invitation?: {
    state: 'open' | 'expired' | 'withdrawn';
    until: string;
  } | null;
  /** True if each sign-in with the password asks for a code or a passkey */
  second_factor?: boolean;
  /** True if too many wrong codes hold the person, until they are released */
  held_by_codes?: boolean;
  /** True if the account belongs to somebody at the OpenID Connect provider */
  provider_linked?: boolean;
  /** API tokens that are valid */
  api_tokens?: number;
  last_sign_in_at?: string | null;
  created_at?: string;
  /** Counts changes; sent back as If-Match */
  version?: number;
};
export type UserPage = {
  items: User[];
  total: number;
  page?: number;
  pageSize?: number;
  /** mail: invitations are sent; link: no mail is configured */
  invites_by?: 'mail' | 'link';
};
export type RoleChoice = {
  id: string;
  code: string;
  name: string;
  /** In words */
  label: string;
  /** True if the caller may give it */
  assignable: boolean;
};
export type RoleList = {
  roles: RoleChoice[];
};
export type Invited = {
  user: User;
  /** Null where it was mailed */
  link: string | null;
};
export type ResetLink = {
  /** Valid once, for 30 minutes; shown this once */
  link: string;
};
