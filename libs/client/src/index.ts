export { VaglioError } from './api-error';
export type * from './calls.gen';
export { createClient, type ClientOptions, type ListName, type VaglioClient } from './client';
export { verifyWebhook, type ReceivedWebhook, type WebhookEvent } from './verify-webhook';
