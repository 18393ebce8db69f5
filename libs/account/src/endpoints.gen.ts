// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as contract from '@vaglio/contract';
export const addTagTypes = ['account'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      login: build.mutation<contract.LoginApiResponse, contract.LoginApiArg>({
        responseSchema: changeSchema(contract.loginAnswerShape),
        query: (queryArg) => ({ url: `/auth/login`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      loginByCode: build.mutation<contract.LoginByCodeApiResponse, contract.LoginByCodeApiArg>({
        responseSchema: changeSchema(contract.loginAnswerShape),
        query: (queryArg) => ({ url: `/auth/login/code`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      beginSetUpAtLogin: build.mutation<
        contract.BeginSetUpAtLoginApiResponse,
        contract.BeginSetUpAtLoginApiArg
      >({
        responseSchema: changeSchema(contract.newSecondFactorShape),
        query: (queryArg) => ({ url: `/auth/login/second-factor`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      beginPasskeySignIn: build.mutation<
        contract.BeginPasskeySignInApiResponse,
        contract.BeginPasskeySignInApiArg
      >({
        responseSchema: changeSchema(contract.passkeyRequestShape),
        query: (queryArg) => ({ url: `/auth/login/passkey/start`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      loginByPasskey: build.mutation<contract.LoginByPasskeyApiResponse, contract.LoginByPasskeyApiArg>({
        responseSchema: changeSchema(contract.loginAnswerShape),
        query: (queryArg) => ({ url: `/auth/login/passkey`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      beginPasskeyAtLogin: build.mutation<
        contract.BeginPasskeyAtLoginApiResponse,
        contract.BeginPasskeyAtLoginApiArg
      >({
        responseSchema: changeSchema(contract.newPasskeyShape),
        query: (queryArg) => ({ url: `/auth/login/passkey/new/start`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      addPasskeyAtLogin: build.mutation<
        contract.AddPasskeyAtLoginApiResponse,
        contract.AddPasskeyAtLoginApiArg
      >({
        responseSchema: changeSchema(contract.loginAnswerShape),
        query: (queryArg) => ({ url: `/auth/login/passkey/new`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      refresh: build.mutation<contract.RefreshApiResponse, contract.RefreshApiArg>({
        responseSchema: changeSchema(contract.tokenAnswerShape),
        query: (queryArg) => ({ url: `/auth/refresh`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      logout: build.mutation<contract.LogoutApiResponse, contract.LogoutApiArg>({
        query: (queryArg) => ({ url: `/auth/logout`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      changePassword: build.mutation<contract.ChangePasswordApiResponse, contract.ChangePasswordApiArg>({
        responseSchema: changeSchema(contract.passwordAnswerShape),
        query: (queryArg) => ({ url: `/auth/change-password`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      changeOwnPassword: build.mutation<
        contract.ChangeOwnPasswordApiResponse,
        contract.ChangeOwnPasswordApiArg
      >({
        responseSchema: changeSchema(contract.passwordAnswerShape),
        query: (queryArg) => ({ url: `/auth/change-password/self`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      beginProviderSignIn: build.mutation<
        contract.BeginProviderSignInApiResponse,
        contract.BeginProviderSignInApiArg
      >({
        responseSchema: changeSchema(contract.providerAddressShape),
        query: (queryArg) => ({ url: `/auth/oidc/start`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      finishProviderSignIn: build.mutation<
        contract.FinishProviderSignInApiResponse,
        contract.FinishProviderSignInApiArg
      >({
        responseSchema: changeSchema(contract.loginAnswerShape),
        query: (queryArg) => ({ url: `/auth/oidc/finish`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      beginProviderLink: build.mutation<
        contract.BeginProviderLinkApiResponse,
        contract.BeginProviderLinkApiArg
      >({
        responseSchema: changeSchema(contract.providerAddressShape),
        query: (queryArg) => ({ url: `/auth/oidc/link/start`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      finishProviderLink: build.mutation<
        contract.FinishProviderLinkApiResponse,
        contract.FinishProviderLinkApiArg
      >({
        query: (queryArg) => ({ url: `/auth/oidc/link`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      signOutAtProvider: build.mutation<
        contract.SignOutAtProviderApiResponse,
        contract.SignOutAtProviderApiArg
      >({
        responseSchema: changeSchema(contract.signedOutShape),
        query: (queryArg) => ({ url: `/auth/oidc/sign-out`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      listPasskeys: build.query<contract.ListPasskeysApiResponse, contract.ListPasskeysApiArg>({
        responseSchema: answerSchema(contract.passkeyListShape),
        query: () => ({ url: `/auth/passkeys` }),
        providesTags: ['account'],
      }),
      addPasskey: build.mutation<contract.AddPasskeyApiResponse, contract.AddPasskeyApiArg>({
        responseSchema: changeSchema(contract.addedPasskeyShape),
        query: (queryArg) => ({ url: `/auth/passkeys`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      beginPasskey: build.mutation<contract.BeginPasskeyApiResponse, contract.BeginPasskeyApiArg>({
        responseSchema: changeSchema(contract.newPasskeyShape),
        query: (queryArg) => ({ url: `/auth/passkeys/start`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      endPasskey: build.mutation<contract.EndPasskeyApiResponse, contract.EndPasskeyApiArg>({
        query: (queryArg) => ({
          url: `/auth/passkeys/${encodeURIComponent(String(queryArg.id))}/end`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['account'],
      }),
      listOwnDataExports: build.query<
        contract.ListOwnDataExportsApiResponse,
        contract.ListOwnDataExportsApiArg
      >({
        responseSchema: answerSchema(contract.dataExportsShape),
        query: () => ({ url: `/auth/user/data-exports` }),
        providesTags: ['account'],
      }),
      exportOwnData: build.mutation<contract.ExportOwnDataApiResponse, contract.ExportOwnDataApiArg>({
        responseSchema: changeSchema(contract.personDataShape),
        query: (queryArg) => ({ url: `/auth/user/data-export`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      readUser: build.query<contract.ReadUserApiResponse, contract.ReadUserApiArg>({
        responseSchema: answerSchema(contract.accountShape),
        query: () => ({ url: `/auth/user` }),
        providesTags: ['account'],
      }),
      updateProfile: build.mutation<contract.UpdateProfileApiResponse, contract.UpdateProfileApiArg>({
        responseSchema: changeSchema(contract.accountShape),
        query: (queryArg) => ({ url: `/auth/user`, method: 'PATCH', body: queryArg.profile }),
        invalidatesTags: ['account'],
      }),
      separateOwnIdentity: build.mutation<
        contract.SeparateOwnIdentityApiResponse,
        contract.SeparateOwnIdentityApiArg
      >({
        query: () => ({ url: `/auth/user/identity`, method: 'DELETE' }),
        invalidatesTags: ['account'],
      }),
      readSecondFactor: build.query<contract.ReadSecondFactorApiResponse, contract.ReadSecondFactorApiArg>({
        responseSchema: answerSchema(contract.secondFactorShape),
        query: () => ({ url: `/auth/second-factor` }),
        providesTags: ['account'],
      }),
      beginSecondFactor: build.mutation<
        contract.BeginSecondFactorApiResponse,
        contract.BeginSecondFactorApiArg
      >({
        responseSchema: changeSchema(contract.newSecondFactorShape),
        query: (queryArg) => ({ url: `/auth/second-factor`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      confirmSecondFactor: build.mutation<
        contract.ConfirmSecondFactorApiResponse,
        contract.ConfirmSecondFactorApiArg
      >({
        responseSchema: changeSchema(contract.recoveryCodesShape),
        query: (queryArg) => ({ url: `/auth/second-factor/confirm`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      renewRecoveryCodes: build.mutation<
        contract.RenewRecoveryCodesApiResponse,
        contract.RenewRecoveryCodesApiArg
      >({
        responseSchema: changeSchema(contract.recoveryCodesShape),
        query: (queryArg) => ({
          url: `/auth/second-factor/recovery-codes`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['account'],
      }),
      endSecondFactor: build.mutation<contract.EndSecondFactorApiResponse, contract.EndSecondFactorApiArg>({
        query: (queryArg) => ({ url: `/auth/second-factor/end`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      listSessions: build.query<contract.ListSessionsApiResponse, contract.ListSessionsApiArg>({
        responseSchema: answerSchema(contract.sessionListShape),
        query: () => ({ url: `/auth/sessions` }),
        providesTags: ['account'],
      }),
      endOtherSessions: build.mutation<contract.EndOtherSessionsApiResponse, contract.EndOtherSessionsApiArg>(
        {
          query: (queryArg) => ({
            url: `/auth/sessions`,
            method: 'DELETE',
            params: {
              keep_api_tokens: queryArg.keepApiTokens,
            },
          }),
          invalidatesTags: ['account'],
        },
      ),
      endOwnSession: build.mutation<contract.EndOwnSessionApiResponse, contract.EndOwnSessionApiArg>({
        query: (queryArg) => ({
          url: `/auth/sessions/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['account'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as accountApi };
