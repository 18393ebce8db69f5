import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { aConnection, OFFERED } from '../testing/a-connection';
import { ModelDialog } from './ModelDialog';

const READ = 'GET /auth/llm/model';
const LIST = 'GET /auth/llm/models';
const LOADED = { [READ]: aConnection(), [LIST]: OFFERED };

const meta = {
  component: ModelDialog,
  args: { named: '', onClose: () => undefined },
} satisfies Meta<typeof ModelDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi(LOADED)] };
export const Loading: Story = { decorators: [withApi({ [READ]: unanswered, [LIST]: unanswered })] };
export const Failed: Story = {
  decorators: [withApi({ [READ]: failing('Not now'), [LIST]: failing('Not now') })],
};
