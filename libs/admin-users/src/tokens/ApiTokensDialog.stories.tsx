import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { ApiTokensDialog } from './ApiTokensDialog';
import { OF_ANN, OF_SYNC, pageOfTokens } from './tokens.fixture';

const LIST = 'GET /auth/admin/api-tokens';

const meta = {
  component: ApiTokensDialog,
  args: { onClose: () => undefined },
} satisfies Meta<typeof ApiTokensDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeTokens: Story = { decorators: [withApi({ [LIST]: pageOfTokens([OF_ANN, OF_SYNC]) })] };
export const NoTokens: Story = { decorators: [withApi({ [LIST]: pageOfTokens([]) })] };
export const Loading: Story = { decorators: [withApi({ [LIST]: unanswered })] };
export const Failed: Story = { decorators: [withApi({ [LIST]: failing('The server is busy.') })] };
