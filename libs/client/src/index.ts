export { VaglioError } from './api-error';
export type * from './calls.gen';
export { createClient, type ListName, type VaglioClient } from './client';
export type { ClientOptions } from './send';
export { verifyWebhook, type ReceivedWebhook, type WebhookEvent } from './verify-webhook';
