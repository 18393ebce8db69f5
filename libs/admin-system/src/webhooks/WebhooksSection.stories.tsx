import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { aDelivery, aWebhook, SOME_EXAMPLES } from './a-webhook.fixture';
import { WebhooksSection } from './WebhooksSection';

const LIST = 'GET /auth/admin/webhooks';
const HERE = { route: '/configurations#webhooks' };
const listed = (...items: readonly object[]) => ({ items, total: items.length });

const meta = { component: WebhooksSection } satisfies Meta<typeof WebhooksSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  decorators: [withApi({ [LIST]: listed(aWebhook(), aWebhook({ id: '2', name: 'Beta' })) }, HERE)],
};
export const SeveralPages: Story = {
  decorators: [withApi({ [LIST]: { ...listed(aWebhook()), total: 45 } }, HERE)],
};
export const Loading: Story = { decorators: [withApi({ [LIST]: unanswered }, HERE)] };
export const Empty: Story = { decorators: [withApi({ [LIST]: listed() }, HERE)] };
export const Failed: Story = { decorators: [withApi({ [LIST]: failing('Not now') }, HERE)] };
export const Creating: Story = {
  decorators: [
    withApi(
      { [LIST]: listed(aWebhook()), 'GET /auth/admin/webhooks/examples': listed(...SOME_EXAMPLES) },
      HERE,
    ),
  ],
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Create webhook')),
};
export const LongNames: Story = {
  decorators: [
    withApi(
      {
        [LIST]: listed(
          aWebhook({
            name: 'Lebensmittelsicherheit '.repeat(8),
            url: `https://crm.example/${'x'.repeat(300)}`,
          }),
        ),
      },
      HERE,
    ),
  ],
};
export const Deliveries: Story = {
  decorators: [
    withApi(
      {
        [LIST]: listed(aWebhook()),
        'GET /auth/admin/webhooks/:id/deliveries': listed(
          aDelivery({ id: '8', state: 'failed', status: 500, error: 'It answers with status 500.' }),
          aDelivery(),
        ),
      },
      HERE,
    ),
  ],
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByText('Deliveries')),
};
