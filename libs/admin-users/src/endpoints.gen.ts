// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as answers from './answers.gen';
export const addTagTypes = ['audit', 'users'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAuditEvents: build.query<ListAuditEventsApiResponse, ListAuditEventsApiArg>({
        responseSchema: answerSchema(answers.auditEventPage),
        query: (queryArg) => ({
          url: `/auth/admin/audit`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            person: queryArg.person,
            action: queryArg.action,
            targetType: queryArg.targetType,
            targetId: queryArg.targetId,
            from: queryArg['from'],
            to: queryArg.to,
            olderThan: queryArg.olderThan,
          },
        }),
        providesTags: ['audit'],
      }),
      listAuditChoices: build.query<ListAuditChoicesApiResponse, ListAuditChoicesApiArg>({
        responseSchema: answerSchema(answers.auditChoices),
        query: () => ({ url: `/auth/admin/audit/choices` }),
        providesTags: ['audit'],
      }),
      exportPersonData: build.mutation<ExportPersonDataApiResponse, ExportPersonDataApiArg>({
        responseSchema: changeSchema(answers.personData),
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/data-export`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['users'],
      }),
      erasePerson: build.mutation<ErasePersonApiResponse, ErasePersonApiArg>({
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/erasure`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['users'],
      }),
      listAllSessions: build.query<ListAllSessionsApiResponse, ListAllSessionsApiArg>({
        responseSchema: answerSchema(answers.sessionPage),
        query: (queryArg) => ({
          url: `/auth/admin/sessions`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            q: queryArg.q,
          },
        }),
        providesTags: ['users'],
      }),
      endSessionOfPerson: build.mutation<EndSessionOfPersonApiResponse, EndSessionOfPersonApiArg>({
        query: (queryArg) => ({
          url: `/auth/admin/sessions/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['users'],
      }),
      readSignInRules: build.query<ReadSignInRulesApiResponse, ReadSignInRulesApiArg>({
        responseSchema: answerSchema(answers.signInRules),
        query: () => ({ url: `/auth/admin/sign-in-rules` }),
        providesTags: ['users'],
      }),
      saveSignInRules: build.mutation<SaveSignInRulesApiResponse, SaveSignInRulesApiArg>({
        responseSchema: changeSchema(answers.signInRules),
        query: (queryArg) => ({
          url: `/auth/admin/sign-in-rules`,
          method: 'PUT',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
        responseSchema: answerSchema(answers.userPage),
        query: (queryArg) => ({
          url: `/auth/admin/users`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            q: queryArg.q,
          },
        }),
        providesTags: ['users'],
      }),
      listRoles: build.query<ListRolesApiResponse, ListRolesApiArg>({
        responseSchema: answerSchema(answers.roleList),
        query: () => ({ url: `/auth/roles` }),
        providesTags: ['users'],
      }),
      registerUser: build.mutation<RegisterUserApiResponse, RegisterUserApiArg>({
        responseSchema: changeSchema(answers.user),
        query: (queryArg) => ({ url: `/auth/register`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['users'],
      }),
      inviteUser: build.mutation<InviteUserApiResponse, InviteUserApiArg>({
        responseSchema: changeSchema(answers.invited),
        query: (queryArg) => ({ url: `/auth/admin/invitations`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['users'],
      }),
      sendInvitation: build.mutation<SendInvitationApiResponse, SendInvitationApiArg>({
        responseSchema: changeSchema(answers.invited),
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/invitation`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      withdrawInvitation: build.mutation<WithdrawInvitationApiResponse, WithdrawInvitationApiArg>({
        responseSchema: changeSchema(answers.user),
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/invitation`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      setUserRole: build.mutation<SetUserRoleApiResponse, SetUserRoleApiArg>({
        responseSchema: changeSchema(answers.user),
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/role`,
          method: 'PATCH',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      setUserPassword: build.mutation<SetUserPasswordApiResponse, SetUserPasswordApiArg>({
        responseSchema: changeSchema(answers.user),
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/password`,
          method: 'PATCH',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      setUserStatus: build.mutation<SetUserStatusApiResponse, SetUserStatusApiArg>({
        responseSchema: changeSchema(answers.user),
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/status`,
          method: 'PATCH',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      setUserScopes: build.mutation<SetUserScopesApiResponse, SetUserScopesApiArg>({
        responseSchema: changeSchema(answers.user),
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/scopes`,
          method: 'PATCH',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      resetSecondFactor: build.mutation<ResetSecondFactorApiResponse, ResetSecondFactorApiArg>({
        responseSchema: changeSchema(answers.user),
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/second-factor`,
          method: 'DELETE',
        }),
        invalidatesTags: ['users'],
      }),
      releaseSecondStep: build.mutation<ReleaseSecondStepApiResponse, ReleaseSecondStepApiArg>({
        responseSchema: changeSchema(answers.user),
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/second-factor/failures`,
          method: 'DELETE',
        }),
        invalidatesTags: ['users'],
      }),
      separateIdentity: build.mutation<SeparateIdentityApiResponse, SeparateIdentityApiArg>({
        responseSchema: changeSchema(answers.user),
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/identity`,
          method: 'DELETE',
        }),
        invalidatesTags: ['users'],
      }),
      deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      resetUserPassword: build.mutation<ResetUserPasswordApiResponse, ResetUserPasswordApiArg>({
        responseSchema: changeSchema(answers.user),
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/reset-password`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['users'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as usersApi };
export type ListAuditEventsApiResponse = /** status 200 Default Response */ AuditEventPage;
export type ListAuditEventsApiArg = {
  page?: number;
  pageSize?: number;
  /** Id of who acted, or a part of their email */
  person?: string;
  action?: string;
  targetType?: string;
  targetId?: string;
  /** At this time or later */
  from?: string;
  /** Before this time */
  to?: string;
  /** Only events with a smaller id: reads on while new ones arrive */
  olderThan?: number;
};
export type ListAuditChoicesApiResponse = /** status 200 Default Response */ AuditChoices;
export type ListAuditChoicesApiArg = void;
export type ExportPersonDataApiResponse = /** status 200 Default Response */ PersonData | null;
export type ExportPersonDataApiArg = {
  id: string;
  body: {
    /** SHA-256 of the own current password, lower-case hex; without it for who has none and signed in less than 10 minutes ago */
    password?: string;
  };
};
export type ErasePersonApiResponse = unknown;
export type ErasePersonApiArg = {
  id: string;
  body: {
    /** SHA-256 of the own current password, lower-case hex; without it for who has none and signed in less than 10 minutes ago */
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
  };
};
export type SetUserStatusApiResponse = /** status 200 Default Response */ User | null;
export type SetUserStatusApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    accountStatus: 'active' | 'disabled';
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
  id: string;
};
export type ReleaseSecondStepApiResponse = /** status 200 Default Response */ User | null;
export type ReleaseSecondStepApiArg = {
  id: string;
};
export type SeparateIdentityApiResponse = /** status 200 Default Response */ User | null;
export type SeparateIdentityApiArg = {
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
export type AuditActor = {
  id: string;
  /** Null when the account is gone */
  email: string | null;
};
export type AuditEvent = {
  id: string;
  at: string;
  /** Null for the server itself, and for whoever had not signed in */
  actor: AuditActor | null;
  action: string;
  target_type: string | null;
  target_id: string | null;
  /** What the target is called now, or was when it went */
  target_name: string | null;
  /** As it was, of what changed */
  before: unknown;
  /** As it is, of what changed */
  after: unknown;
  ip: string | null;
  request_id: string | null;
};
export type AuditEventPage = {
  items: AuditEvent[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type AuditChoices = {
  /** Every action that the trail records, by name */
  actions: string[];
  target_types: string[];
};
export type PersonData = {
  description: string;
  /** Id of the account */
  person: string;
  taken_at: string;
  parts: {
    name: string;
    /** What its rows are */
    about: string;
    rows: unknown[];
  }[];
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
  /** Whether each sign-in with the password asks for a code or a passkey */
  second_factor?: boolean;
  /** Whether too many wrong codes hold the person, until they are released */
  held_by_codes?: boolean;
  /** Whether the account belongs to somebody at the OpenID Connect provider */
  provider_linked?: boolean;
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
  /** Whether the caller may give it */
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
export const {
  useListAuditEventsQuery,
  useLazyListAuditEventsQuery,
  useListAuditChoicesQuery,
  useLazyListAuditChoicesQuery,
  useExportPersonDataMutation,
  useErasePersonMutation,
  useListAllSessionsQuery,
  useLazyListAllSessionsQuery,
  useEndSessionOfPersonMutation,
  useReadSignInRulesQuery,
  useLazyReadSignInRulesQuery,
  useSaveSignInRulesMutation,
  useListUsersQuery,
  useLazyListUsersQuery,
  useListRolesQuery,
  useLazyListRolesQuery,
  useRegisterUserMutation,
  useInviteUserMutation,
  useSendInvitationMutation,
  useWithdrawInvitationMutation,
  useSetUserRoleMutation,
  useSetUserPasswordMutation,
  useSetUserStatusMutation,
  useSetUserScopesMutation,
  useResetSecondFactorMutation,
  useReleaseSecondStepMutation,
  useSeparateIdentityMutation,
  useDeleteUserMutation,
  useResetUserPasswordMutation,
} = injectedRtkApi;
