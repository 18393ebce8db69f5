// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as answers from './answers.gen';
export const addTagTypes = ['account'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        responseSchema: changeSchema(answers.loginAnswer),
        query: (queryArg) => ({ url: `/auth/login`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      refresh: build.mutation<RefreshApiResponse, RefreshApiArg>({
        responseSchema: changeSchema(answers.tokenAnswer),
        query: (queryArg) => ({ url: `/auth/refresh`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: (queryArg) => ({ url: `/auth/logout`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
        responseSchema: changeSchema(answers.tokenAnswer),
        query: (queryArg) => ({ url: `/auth/change-password`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      changeOwnPassword: build.mutation<ChangeOwnPasswordApiResponse, ChangeOwnPasswordApiArg>({
        responseSchema: changeSchema(answers.tokenAnswer),
        query: (queryArg) => ({ url: `/auth/change-password/self`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['account'],
      }),
      readUser: build.query<ReadUserApiResponse, ReadUserApiArg>({
        responseSchema: answerSchema(answers.account),
        query: () => ({ url: `/auth/user` }),
        providesTags: ['account'],
      }),
      updateProfile: build.mutation<UpdateProfileApiResponse, UpdateProfileApiArg>({
        responseSchema: changeSchema(answers.account),
        query: (queryArg) => ({ url: `/auth/user`, method: 'PATCH', body: queryArg.profile }),
        invalidatesTags: ['account'],
      }),
      listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
        responseSchema: answerSchema(answers.sessionList),
        query: () => ({ url: `/auth/sessions` }),
        providesTags: ['account'],
      }),
      endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
        query: () => ({ url: `/auth/sessions`, method: 'DELETE' }),
        invalidatesTags: ['account'],
      }),
      endOwnSession: build.mutation<EndOwnSessionApiResponse, EndOwnSessionApiArg>({
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
export type LoginApiResponse = /** status 200 Default Response */ LoginAnswer | null;
export type LoginApiArg = {
  body: {
    email: string;
    /** SHA-256 of the password, lower-case hex */
    password: string;
    /** Random identifier of the browser */
    deviceId: string;
  };
};
export type RefreshApiResponse = /** status 200 Default Response */ TokenAnswer | null;
export type RefreshApiArg = {
  body: {
    /** Random identifier of the browser */
    deviceId: string;
  };
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = {
  body: {
    /** Random identifier of the browser */
    deviceId?: string;
  };
};
export type ChangePasswordApiResponse = /** status 200 Default Response */ TokenAnswer | null;
export type ChangePasswordApiArg = {
  body: {
    email?: string;
    /** SHA-256 of the password, lower-case hex */
    newPassword?: string;
    /** Random identifier of the browser */
    deviceId?: string;
  };
};
export type ChangeOwnPasswordApiResponse = /** status 200 Default Response */ TokenAnswer | null;
export type ChangeOwnPasswordApiArg = {
  body: {
    /** SHA-256 of the password, lower-case hex */
    oldPassword: string;
    /** SHA-256 of the password, lower-case hex */
    newPassword: string;
    /** Random identifier of the browser */
    deviceId?: string;
  };
};
export type ReadUserApiResponse = /** status 200 Default Response */ Account;
export type ReadUserApiArg = void;
export type UpdateProfileApiResponse = /** status 200 Default Response */ Account | null;
export type UpdateProfileApiArg = {
  profile: Profile;
};
export type ListSessionsApiResponse = /** status 200 Default Response */ SessionList;
export type ListSessionsApiArg = void;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type EndOwnSessionApiResponse = unknown;
export type EndOwnSessionApiArg = {
  id: string;
};
export type LoginAnswer = {
  /** Access token; absent when the password must be changed first */
  token?: string;
  requirePasswordChange?: boolean;
  /** Good for one change of password */
  tmpToken?: string;
};
export type TokenAnswer = {
  token?: string;
};
export type Account = {
  userId: string;
  username: string;
  /** As the person is shown: first and last name where they are given */
  name: string;
  /** Null until the person or an administrator gives it */
  first_name?: string | null;
  /** Null until the person or an administrator gives it */
  last_name?: string | null;
  /** Of the IANA list; null: the browser's */
  time_zone?: string | null;
  email: string;
  role: string;
  accountStatus: string;
  scopes?: string[];
};
export type Profile = {
  /** At least one visible character; no control, zero-width or directional ones */
  first_name?: string;
  /** At least one visible character; no control, zero-width or directional ones */
  last_name?: string;
  /** Of the IANA list, as Europe/Zurich; null: the browser's */
  time_zone?: string | null;
};
export type Session = {
  id: string;
  /** Browser and system in words */
  device: string;
  /** The session of this very call */
  isCurrent: boolean;
  created_at: string;
  last_used_at: string;
};
export type SessionList = {
  items: Session[];
  total: number;
};
export const {
  useLoginMutation,
  useRefreshMutation,
  useLogoutMutation,
  useChangePasswordMutation,
  useChangeOwnPasswordMutation,
  useReadUserQuery,
  useLazyReadUserQuery,
  useUpdateProfileMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
} = injectedRtkApi;
