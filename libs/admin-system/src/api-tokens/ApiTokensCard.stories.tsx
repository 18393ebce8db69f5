import type { Meta, StoryObj } from '@storybook/react-vite';
import { unanswered, withApi } from '@vaglio/test-kit';
import { ApiTokensCard } from './ApiTokensCard';
import { LIST, OLD, SYNC, tokensOf } from '../testing/tokens.fixture';

const meta = { component: ApiTokensCard } satisfies Meta<typeof ApiTokensCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeTokens: Story = { decorators: [withApi({ [LIST]: tokensOf(SYNC, OLD) })] };
export const ToConfirm: Story = {
  decorators: [withApi({ [LIST]: tokensOf({ ...SYNC, unconfirmed_scopes: ['scoring:write'] }) })],
};
export const NoTokens: Story = { decorators: [withApi({ [LIST]: tokensOf() })] };
export const Loading: Story = { decorators: [withApi({ [LIST]: unanswered })] };
export const Failed: Story = {
  decorators: [withApi({ [LIST]: () => ({ status: 503, body: { error: 'The server is busy.' } }) })],
};
