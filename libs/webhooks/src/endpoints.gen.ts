// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as contract from '@vaglio/contract';
export const addTagTypes = ['webhooks'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
export { injectedRtkApi as webhooksApi };
export const {
  useListWebhooksQuery,
  useLazyListWebhooksQuery,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useDeleteWebhookMutation,
  useListWebhookDeliveriesQuery,
  useLazyListWebhookDeliveriesQuery,
  useTestWebhookMutation,
  useRepeatWebhookDeliveryMutation,
} = injectedRtkApi;
