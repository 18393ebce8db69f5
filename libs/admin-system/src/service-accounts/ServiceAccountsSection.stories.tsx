import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { OLD, SYNC, tokensOf } from '../testing/tokens.fixture';
import { ACCOUNTS, aServiceAccount, TOKENS } from './a-service-account.fixture';
import { ServiceAccountsSection } from './ServiceAccountsSection';

const HERE = { route: '/configurations#service-accounts' };
const BOTH = {
  [ACCOUNTS]: tokensOf(
    aServiceAccount(),
    aServiceAccount({
      id: 'a2',
      name: 'Reports',
      purpose: 'Weekly figures for the board.',
      role: 'admin',
      is_active: false,
      tokens: 0,
      last_used_at: null,
    }),
  ),
};

const meta = { component: ServiceAccountsSection } satisfies Meta<typeof ServiceAccountsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi(BOTH, HERE)] };
export const SeveralPages: Story = {
  decorators: [withApi({ [ACCOUNTS]: { ...tokensOf(aServiceAccount()), total: 45 } }, HERE)],
};
export const Loading: Story = { decorators: [withApi({ [ACCOUNTS]: unanswered }, HERE)] };
export const Empty: Story = { decorators: [withApi({ [ACCOUNTS]: tokensOf() }, HERE)] };
export const Failed: Story = { decorators: [withApi({ [ACCOUNTS]: failing('Not now') }, HERE)] };
export const LongNames: Story = {
  decorators: [
    withApi(
      {
        [ACCOUNTS]: tokensOf(
          aServiceAccount({ name: 'Lebensmittelsicherheit'.repeat(3), purpose: 'Ask Ann. '.repeat(30) }),
        ),
      },
      HERE,
    ),
  ],
};
export const Creating: Story = {
  ...Loaded,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Create service account')),
};
export const Editing: Story = {
  decorators: [withApi({ [ACCOUNTS]: tokensOf(aServiceAccount()) }, HERE)],
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByText('Edit')),
};
export const Deleting: Story = {
  ...Editing,
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByText('Delete')),
};
export const Tokens: Story = {
  decorators: [
    withApi({ [ACCOUNTS]: tokensOf(aServiceAccount({ tokens: 1 })), [TOKENS]: tokensOf(SYNC, OLD) }, HERE),
  ],
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Tokens' })),
};
