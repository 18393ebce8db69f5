// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as contract from '@vaglio/contract';
export const addTagTypes = [
  'api-tokens',
  'backups',
  'connections',
  'status',
  'service-accounts',
  'webhooks',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listApiTokens: build.query<contract.ListApiTokensApiResponse, contract.ListApiTokensApiArg>({
        responseSchema: answerSchema(contract.apiTokenListShape),
        query: () => ({ url: `/auth/api-tokens` }),
        providesTags: ['api-tokens'],
      }),
      createApiToken: build.mutation<contract.CreateApiTokenApiResponse, contract.CreateApiTokenApiArg>({
        responseSchema: changeSchema(contract.createdApiTokenShape),
        query: (queryArg) => ({ url: `/auth/api-tokens`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['api-tokens'],
      }),
      confirmApiToken: build.mutation<contract.ConfirmApiTokenApiResponse, contract.ConfirmApiTokenApiArg>({
        responseSchema: changeSchema(contract.apiTokenShape),
        query: (queryArg) => ({
          url: `/auth/api-tokens/${encodeURIComponent(String(queryArg.id))}/confirm`,
          method: 'POST',
        }),
        invalidatesTags: ['api-tokens'],
      }),
      revokeApiToken: build.mutation<contract.RevokeApiTokenApiResponse, contract.RevokeApiTokenApiArg>({
        query: (queryArg) => ({
          url: `/auth/api-tokens/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['api-tokens'],
      }),
      readBackups: build.query<contract.ReadBackupsApiResponse, contract.ReadBackupsApiArg>({
        responseSchema: answerSchema(contract.backupsShape),
        query: () => ({ url: `/auth/admin/backups` }),
        providesTags: ['backups'],
      }),
      orderBackup: build.mutation<contract.OrderBackupApiResponse, contract.OrderBackupApiArg>({
        responseSchema: changeSchema(contract.backupsShape),
        query: (queryArg) => ({ url: `/auth/admin/backups`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['backups'],
      }),
      makeBackupKey: build.mutation<contract.MakeBackupKeyApiResponse, contract.MakeBackupKeyApiArg>({
        responseSchema: changeSchema(contract.backupKeyShape),
        query: (queryArg) => ({ url: `/auth/admin/backups/key`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['backups'],
      }),
      downloadBackup: build.mutation<contract.DownloadBackupApiResponse, contract.DownloadBackupApiArg>({
        query: (queryArg) => ({
          url: `/auth/admin/backups/download`,
          method: 'POST',
          body: queryArg.backupDownload,
        }),
        invalidatesTags: ['backups'],
      }),
      readModelSettings: build.query<contract.ReadModelSettingsApiResponse, contract.ReadModelSettingsApiArg>(
        {
          responseSchema: answerSchema(contract.modelSettingsShape),
          query: () => ({ url: `/auth/admin/connections/model` }),
          providesTags: ['connections'],
        },
      ),
      saveModelSettings: build.mutation<
        contract.SaveModelSettingsApiResponse,
        contract.SaveModelSettingsApiArg
      >({
        responseSchema: changeSchema(contract.modelSettingsShape),
        query: (queryArg) => ({
          url: `/auth/admin/connections/model`,
          method: 'PUT',
          body: queryArg.modelSettingsInput,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['connections'],
      }),
      removeModelSettings: build.mutation<
        contract.RemoveModelSettingsApiResponse,
        contract.RemoveModelSettingsApiArg
      >({
        responseSchema: changeSchema(contract.modelSettingsShape),
        query: (queryArg) => ({
          url: `/auth/admin/connections/model/remove`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['connections'],
      }),
      undoModelSettings: build.mutation<
        contract.UndoModelSettingsApiResponse,
        contract.UndoModelSettingsApiArg
      >({
        responseSchema: changeSchema(contract.modelSettingsShape),
        query: (queryArg) => ({
          url: `/auth/admin/connections/model/undo`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['connections'],
      }),
      testModelSettings: build.mutation<
        contract.TestModelSettingsApiResponse,
        contract.TestModelSettingsApiArg
      >({
        responseSchema: changeSchema(contract.connectionTestShape),
        query: (queryArg) => ({
          url: `/auth/admin/connections/model/test`,
          method: 'POST',
          body: queryArg.typedModel,
        }),
        invalidatesTags: ['connections'],
      }),
      readMailSettings: build.query<contract.ReadMailSettingsApiResponse, contract.ReadMailSettingsApiArg>({
        responseSchema: answerSchema(contract.mailSettingsShape),
        query: () => ({ url: `/auth/admin/connections/mail` }),
        providesTags: ['connections'],
      }),
      saveMailSettings: build.mutation<contract.SaveMailSettingsApiResponse, contract.SaveMailSettingsApiArg>(
        {
          responseSchema: changeSchema(contract.mailSettingsShape),
          query: (queryArg) => ({
            url: `/auth/admin/connections/mail`,
            method: 'PUT',
            body: queryArg.mailSettingsInput,
            headers: {
              'if-match': queryArg['if-match'],
            },
          }),
          invalidatesTags: ['connections'],
        },
      ),
      removeMailSettings: build.mutation<
        contract.RemoveMailSettingsApiResponse,
        contract.RemoveMailSettingsApiArg
      >({
        responseSchema: changeSchema(contract.mailSettingsShape),
        query: (queryArg) => ({
          url: `/auth/admin/connections/mail/remove`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['connections'],
      }),
      undoMailSettings: build.mutation<contract.UndoMailSettingsApiResponse, contract.UndoMailSettingsApiArg>(
        {
          responseSchema: changeSchema(contract.mailSettingsShape),
          query: (queryArg) => ({
            url: `/auth/admin/connections/mail/undo`,
            method: 'POST',
            body: queryArg.body,
            headers: {
              'if-match': queryArg['if-match'],
            },
          }),
          invalidatesTags: ['connections'],
        },
      ),
      testMailSettings: build.mutation<contract.TestMailSettingsApiResponse, contract.TestMailSettingsApiArg>(
        {
          responseSchema: changeSchema(contract.mailTestShape),
          query: (queryArg) => ({
            url: `/auth/admin/connections/mail/test`,
            method: 'POST',
            body: queryArg.typedMail,
          }),
          invalidatesTags: ['connections'],
        },
      ),
      readRetention: build.query<contract.ReadRetentionApiResponse, contract.ReadRetentionApiArg>({
        responseSchema: answerSchema(contract.retentionShape),
        query: () => ({ url: `/auth/admin/retention` }),
        providesTags: ['status'],
      }),
      saveRetention: build.mutation<contract.SaveRetentionApiResponse, contract.SaveRetentionApiArg>({
        responseSchema: changeSchema(contract.retentionShape),
        query: (queryArg) => ({
          url: `/auth/admin/retention`,
          method: 'PUT',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['status'],
      }),
      listServiceAccounts: build.query<
        contract.ListServiceAccountsApiResponse,
        contract.ListServiceAccountsApiArg
      >({
        responseSchema: answerSchema(contract.serviceAccountPageShape),
        query: (queryArg) => ({
          url: `/auth/admin/service-accounts`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            q: queryArg.q,
          },
        }),
        providesTags: ['service-accounts'],
      }),
      createServiceAccount: build.mutation<
        contract.CreateServiceAccountApiResponse,
        contract.CreateServiceAccountApiArg
      >({
        responseSchema: changeSchema(contract.serviceAccountShape),
        query: (queryArg) => ({ url: `/auth/admin/service-accounts`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['service-accounts'],
      }),
      updateServiceAccount: build.mutation<
        contract.UpdateServiceAccountApiResponse,
        contract.UpdateServiceAccountApiArg
      >({
        responseSchema: changeSchema(contract.serviceAccountShape),
        query: (queryArg) => ({
          url: `/auth/admin/service-accounts/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['service-accounts'],
      }),
      deleteServiceAccount: build.mutation<
        contract.DeleteServiceAccountApiResponse,
        contract.DeleteServiceAccountApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/admin/service-accounts/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['service-accounts'],
      }),
      listServiceTokens: build.query<contract.ListServiceTokensApiResponse, contract.ListServiceTokensApiArg>(
        {
          responseSchema: answerSchema(contract.apiTokenListShape),
          query: (queryArg) => ({
            url: `/auth/admin/service-accounts/${encodeURIComponent(String(queryArg.id))}/tokens`,
          }),
          providesTags: ['service-accounts'],
        },
      ),
      createServiceToken: build.mutation<
        contract.CreateServiceTokenApiResponse,
        contract.CreateServiceTokenApiArg
      >({
        responseSchema: changeSchema(contract.createdApiTokenShape),
        query: (queryArg) => ({
          url: `/auth/admin/service-accounts/${encodeURIComponent(String(queryArg.id))}/tokens`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['service-accounts'],
      }),
      confirmServiceToken: build.mutation<
        contract.ConfirmServiceTokenApiResponse,
        contract.ConfirmServiceTokenApiArg
      >({
        responseSchema: changeSchema(contract.apiTokenShape),
        query: (queryArg) => ({
          url: `/auth/admin/service-accounts/${encodeURIComponent(String(queryArg.id))}/tokens/${encodeURIComponent(String(queryArg.tokenId))}/confirm`,
          method: 'POST',
        }),
        invalidatesTags: ['service-accounts'],
      }),
      revokeServiceToken: build.mutation<
        contract.RevokeServiceTokenApiResponse,
        contract.RevokeServiceTokenApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/admin/service-accounts/${encodeURIComponent(String(queryArg.id))}/tokens/${encodeURIComponent(String(queryArg.tokenId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['service-accounts'],
      }),
      readStatus: build.query<contract.ReadStatusApiResponse, contract.ReadStatusApiArg>({
        responseSchema: answerSchema(contract.statusShape),
        query: () => ({ url: `/auth/admin/status` }),
        providesTags: ['status'],
      }),
      requestRestoreTest: build.mutation<
        contract.RequestRestoreTestApiResponse,
        contract.RequestRestoreTestApiArg
      >({
        query: () => ({ url: `/auth/admin/backups/restore-test`, method: 'POST' }),
        invalidatesTags: ['status'],
      }),
      listWebhooks: build.query<contract.ListWebhooksApiResponse, contract.ListWebhooksApiArg>({
        responseSchema: answerSchema(contract.webhookPageShape),
        query: (queryArg) => ({
          url: `/auth/admin/webhooks`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            q: queryArg.q,
          },
        }),
        providesTags: ['webhooks'],
      }),
      createWebhook: build.mutation<contract.CreateWebhookApiResponse, contract.CreateWebhookApiArg>({
        responseSchema: changeSchema(contract.createdWebhookShape),
        query: (queryArg) => ({ url: `/auth/admin/webhooks`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['webhooks'],
      }),
      updateWebhook: build.mutation<contract.UpdateWebhookApiResponse, contract.UpdateWebhookApiArg>({
        responseSchema: changeSchema(contract.webhookShape),
        query: (queryArg) => ({
          url: `/auth/admin/webhooks/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['webhooks'],
      }),
      deleteWebhook: build.mutation<contract.DeleteWebhookApiResponse, contract.DeleteWebhookApiArg>({
        query: (queryArg) => ({
          url: `/auth/admin/webhooks/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['webhooks'],
      }),
      listWebhookDeliveries: build.query<
        contract.ListWebhookDeliveriesApiResponse,
        contract.ListWebhookDeliveriesApiArg
      >({
        responseSchema: answerSchema(contract.webhookDeliveryListShape),
        query: (queryArg) => ({
          url: `/auth/admin/webhooks/${encodeURIComponent(String(queryArg.id))}/deliveries`,
        }),
        providesTags: ['webhooks'],
      }),
      listWebhookExamples: build.query<
        contract.ListWebhookExamplesApiResponse,
        contract.ListWebhookExamplesApiArg
      >({
        responseSchema: answerSchema(contract.webhookExamplesShape),
        query: () => ({ url: `/auth/admin/webhooks/examples` }),
        providesTags: ['webhooks'],
      }),
      testWebhook: build.mutation<contract.TestWebhookApiResponse, contract.TestWebhookApiArg>({
        responseSchema: changeSchema(contract.webhookDeliveryShape),
        query: (queryArg) => ({
          url: `/auth/admin/webhooks/${encodeURIComponent(String(queryArg.id))}/test`,
          method: 'POST',
        }),
        invalidatesTags: ['webhooks'],
      }),
      repeatWebhookDelivery: build.mutation<
        contract.RepeatWebhookDeliveryApiResponse,
        contract.RepeatWebhookDeliveryApiArg
      >({
        responseSchema: changeSchema(contract.webhookDeliveryShape),
        query: (queryArg) => ({
          url: `/auth/admin/webhooks/${encodeURIComponent(String(queryArg.id))}/deliveries/${encodeURIComponent(String(queryArg.deliveryId))}/again`,
          method: 'POST',
        }),
        invalidatesTags: ['webhooks'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminSystemApi };
export const {
  useListApiTokensQuery,
  useLazyListApiTokensQuery,
  useCreateApiTokenMutation,
  useConfirmApiTokenMutation,
  useRevokeApiTokenMutation,
  useReadBackupsQuery,
  useLazyReadBackupsQuery,
  useOrderBackupMutation,
  useMakeBackupKeyMutation,
  useDownloadBackupMutation,
  useReadModelSettingsQuery,
  useLazyReadModelSettingsQuery,
  useSaveModelSettingsMutation,
  useRemoveModelSettingsMutation,
  useUndoModelSettingsMutation,
  useTestModelSettingsMutation,
  useReadMailSettingsQuery,
  useLazyReadMailSettingsQuery,
  useSaveMailSettingsMutation,
  useRemoveMailSettingsMutation,
  useUndoMailSettingsMutation,
  useTestMailSettingsMutation,
  useReadRetentionQuery,
  useLazyReadRetentionQuery,
  useSaveRetentionMutation,
  useListServiceAccountsQuery,
  useLazyListServiceAccountsQuery,
  useCreateServiceAccountMutation,
  useUpdateServiceAccountMutation,
  useDeleteServiceAccountMutation,
  useListServiceTokensQuery,
  useLazyListServiceTokensQuery,
  useCreateServiceTokenMutation,
  useConfirmServiceTokenMutation,
  useRevokeServiceTokenMutation,
  useReadStatusQuery,
  useLazyReadStatusQuery,
  useRequestRestoreTestMutation,
  useListWebhooksQuery,
  useLazyListWebhooksQuery,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useDeleteWebhookMutation,
  useListWebhookDeliveriesQuery,
  useLazyListWebhookDeliveriesQuery,
  useListWebhookExamplesQuery,
  useLazyListWebhookExamplesQuery,
  useTestWebhookMutation,
  useRepeatWebhookDeliveryMutation,
} = injectedRtkApi;
