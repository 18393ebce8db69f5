import { SETTINGS, type PermissionRow } from './permission-row';

export const WEBHOOKS_PERMISSIONS = [
  { operationId: 'listWebhooks', method: 'GET', path: '/auth/admin/webhooks', allow: SETTINGS },
  { operationId: 'createWebhook', method: 'POST', path: '/auth/admin/webhooks', allow: SETTINGS },
  { operationId: 'updateWebhook', method: 'PUT', path: '/auth/admin/webhooks/:id', allow: SETTINGS },
  { operationId: 'deleteWebhook', method: 'DELETE', path: '/auth/admin/webhooks/:id', allow: SETTINGS },
  {
    operationId: 'listWebhookDeliveries',
    method: 'GET',
    path: '/auth/admin/webhooks/:id/deliveries',
    allow: SETTINGS,
  },
  {
    operationId: 'listWebhookExamples',
    method: 'GET',
    path: '/auth/admin/webhooks/examples',
    allow: SETTINGS,
  },
  { operationId: 'testWebhook', method: 'POST', path: '/auth/admin/webhooks/:id/test', allow: SETTINGS },
  {
    operationId: 'repeatWebhookDelivery',
    method: 'POST',
    path: '/auth/admin/webhooks/:id/deliveries/:deliveryId/again',
    allow: SETTINGS,
  },
] as const satisfies readonly PermissionRow[];
