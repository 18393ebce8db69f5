// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as contract from '@vaglio/contract';
export const addTagTypes = ['users', 'audit'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAllApiTokens: build.query<contract.ListAllApiTokensApiResponse, contract.ListAllApiTokensApiArg>({
        responseSchema: answerSchema(contract.apiTokenPageShape),
        query: (queryArg) => ({
          url: `/auth/admin/api-tokens`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            q: queryArg.q,
          },
        }),
        providesTags: ['users'],
      }),
      revokeAnyApiToken: build.mutation<
        contract.RevokeAnyApiTokenApiResponse,
        contract.RevokeAnyApiTokenApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/admin/api-tokens/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['users'],
      }),
      listAuditEvents: build.query<contract.ListAuditEventsApiResponse, contract.ListAuditEventsApiArg>({
        responseSchema: answerSchema(contract.auditEventPageShape),
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
      listAuditChoices: build.query<contract.ListAuditChoicesApiResponse, contract.ListAuditChoicesApiArg>({
        responseSchema: answerSchema(contract.auditChoicesShape),
        query: () => ({ url: `/auth/admin/audit/choices` }),
        providesTags: ['audit'],
      }),
      exportPersonData: build.mutation<contract.ExportPersonDataApiResponse, contract.ExportPersonDataApiArg>(
        {
          responseSchema: changeSchema(contract.personDataShape),
          query: (queryArg) => ({
            url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/data-export`,
            method: 'POST',
            body: queryArg.body,
          }),
          invalidatesTags: ['users'],
        },
      ),
      erasePerson: build.mutation<contract.ErasePersonApiResponse, contract.ErasePersonApiArg>({
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/erasure`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['users'],
      }),
      listAllSessions: build.query<contract.ListAllSessionsApiResponse, contract.ListAllSessionsApiArg>({
        responseSchema: answerSchema(contract.sessionPageShape),
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
      endSessionOfPerson: build.mutation<
        contract.EndSessionOfPersonApiResponse,
        contract.EndSessionOfPersonApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/admin/sessions/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['users'],
      }),
      readSignInRules: build.query<contract.ReadSignInRulesApiResponse, contract.ReadSignInRulesApiArg>({
        responseSchema: answerSchema(contract.signInRulesShape),
        query: () => ({ url: `/auth/admin/sign-in-rules` }),
        providesTags: ['users'],
      }),
      saveSignInRules: build.mutation<contract.SaveSignInRulesApiResponse, contract.SaveSignInRulesApiArg>({
        responseSchema: changeSchema(contract.signInRulesShape),
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
      listUsers: build.query<contract.ListUsersApiResponse, contract.ListUsersApiArg>({
        responseSchema: answerSchema(contract.userPageShape),
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
      listRoles: build.query<contract.ListRolesApiResponse, contract.ListRolesApiArg>({
        responseSchema: answerSchema(contract.roleListShape),
        query: () => ({ url: `/auth/roles` }),
        providesTags: ['users'],
      }),
      registerUser: build.mutation<contract.RegisterUserApiResponse, contract.RegisterUserApiArg>({
        responseSchema: changeSchema(contract.userShape),
        query: (queryArg) => ({ url: `/auth/register`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['users'],
      }),
      inviteUser: build.mutation<contract.InviteUserApiResponse, contract.InviteUserApiArg>({
        responseSchema: changeSchema(contract.invitedShape),
        query: (queryArg) => ({ url: `/auth/admin/invitations`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['users'],
      }),
      sendInvitation: build.mutation<contract.SendInvitationApiResponse, contract.SendInvitationApiArg>({
        responseSchema: changeSchema(contract.invitedShape),
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
      withdrawInvitation: build.mutation<
        contract.WithdrawInvitationApiResponse,
        contract.WithdrawInvitationApiArg
      >({
        responseSchema: changeSchema(contract.userShape),
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/invitation`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      setUserRole: build.mutation<contract.SetUserRoleApiResponse, contract.SetUserRoleApiArg>({
        responseSchema: changeSchema(contract.userShape),
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
      setUserPassword: build.mutation<contract.SetUserPasswordApiResponse, contract.SetUserPasswordApiArg>({
        responseSchema: changeSchema(contract.userShape),
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
      setUserStatus: build.mutation<contract.SetUserStatusApiResponse, contract.SetUserStatusApiArg>({
        responseSchema: changeSchema(contract.userShape),
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
      setUserScopes: build.mutation<contract.SetUserScopesApiResponse, contract.SetUserScopesApiArg>({
        responseSchema: changeSchema(contract.userShape),
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
      resetSecondFactor: build.mutation<
        contract.ResetSecondFactorApiResponse,
        contract.ResetSecondFactorApiArg
      >({
        responseSchema: changeSchema(contract.userShape),
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/second-factor`,
          method: 'DELETE',
          params: {
            keep_api_tokens: queryArg.keepApiTokens,
          },
        }),
        invalidatesTags: ['users'],
      }),
      releaseSecondStep: build.mutation<
        contract.ReleaseSecondStepApiResponse,
        contract.ReleaseSecondStepApiArg
      >({
        responseSchema: changeSchema(contract.userShape),
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/second-factor/failures`,
          method: 'DELETE',
        }),
        invalidatesTags: ['users'],
      }),
      separateIdentity: build.mutation<contract.SeparateIdentityApiResponse, contract.SeparateIdentityApiArg>(
        {
          responseSchema: changeSchema(contract.userShape),
          query: (queryArg) => ({
            url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/identity`,
            method: 'DELETE',
            params: {
              keep_api_tokens: queryArg.keepApiTokens,
            },
          }),
          invalidatesTags: ['users'],
        },
      ),
      deleteUser: build.mutation<contract.DeleteUserApiResponse, contract.DeleteUserApiArg>({
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      resetUserPassword: build.mutation<
        contract.ResetUserPasswordApiResponse,
        contract.ResetUserPasswordApiArg
      >({
        responseSchema: changeSchema(contract.userShape),
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/reset-password`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['users'],
      }),
      makeResetLink: build.mutation<contract.MakeResetLinkApiResponse, contract.MakeResetLinkApiArg>({
        responseSchema: changeSchema(contract.resetLinkShape),
        query: (queryArg) => ({
          url: `/auth/admin/users/${encodeURIComponent(String(queryArg.id))}/reset-link`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['users'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as usersApi };
