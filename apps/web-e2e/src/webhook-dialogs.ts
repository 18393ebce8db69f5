import { at, press, type Opener } from './dialog-steps';

/** Opens a dialog for a new webhook. */
const ofWebhook =
  (name: string): Opener =>
  async (page, go) => {
    await go('/configurations#webhooks');
    await press(page, 'Create webhook');
    await page.getByLabel('Name', { exact: true }).fill(`CRM ${Date.now()}`);
    await page.getByRole('textbox', { name: 'Address' }).fill('https://crm.example/events');
    await press(page, 'Create');
    await press(page, 'Done');
    await press(page, name);
  };

export const WEBHOOK_OPENERS: Readonly<Record<string, Opener>> = {
  'admin-system/DeleteWebhookDialog': ofWebhook('Delete'),
  'admin-system/DeliveriesDialog': ofWebhook('Deliveries'),
  'admin-system/WebhookDialog': at('webhooks', 'Create webhook'),
};
