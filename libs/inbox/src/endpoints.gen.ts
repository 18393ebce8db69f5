// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as contract from '@vaglio/contract';
export const addTagTypes = ['notifications'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listNotifications: build.query<contract.ListNotificationsApiResponse, contract.ListNotificationsApiArg>(
        {
          responseSchema: answerSchema(contract.notificationPageShape),
          query: (queryArg) => ({
            url: `/auth/notifications`,
            params: {
              filter: queryArg.filter,
              before: queryArg.before,
              limit: queryArg.limit,
            },
          }),
          providesTags: ['notifications'],
        },
      ),
      markNotifications: build.mutation<
        contract.MarkNotificationsApiResponse,
        contract.MarkNotificationsApiArg
      >({
        responseSchema: changeSchema(contract.markedNotificationsShape),
        query: (queryArg) => ({
          url: `/auth/notifications/read`,
          method: 'POST',
          body: queryArg.notificationMarking,
        }),
        invalidatesTags: ['notifications'],
      }),
      readNotificationSettings: build.query<
        contract.ReadNotificationSettingsApiResponse,
        contract.ReadNotificationSettingsApiArg
      >({
        responseSchema: answerSchema(contract.notificationSettingsShape),
        query: () => ({ url: `/auth/notifications/settings` }),
        providesTags: ['notifications'],
      }),
      saveNotificationSettings: build.mutation<
        contract.SaveNotificationSettingsApiResponse,
        contract.SaveNotificationSettingsApiArg
      >({
        responseSchema: changeSchema(contract.notificationSettingsShape),
        query: (queryArg) => ({
          url: `/auth/notifications/settings`,
          method: 'PUT',
          body: queryArg.savedNotificationSettings,
        }),
        invalidatesTags: ['notifications'],
      }),
      readDigest: build.query<contract.ReadDigestApiResponse, contract.ReadDigestApiArg>({
        responseSchema: answerSchema(contract.digestShape),
        query: () => ({ url: `/auth/notifications/digest` }),
        providesTags: ['notifications'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as inboxApi };
export const {
  useListNotificationsQuery,
  useLazyListNotificationsQuery,
  useMarkNotificationsMutation,
  useReadNotificationSettingsQuery,
  useLazyReadNotificationSettingsQuery,
  useSaveNotificationSettingsMutation,
  useReadDigestQuery,
  useLazyReadDigestQuery,
} = injectedRtkApi;
