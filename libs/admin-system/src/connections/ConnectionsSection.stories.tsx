import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { aMailServer, aModel, NO_MAIL, NO_MODEL } from '../testing/connections.fixture';
import { ConnectionsSection } from './ConnectionsSection';

const MODEL = 'GET /auth/admin/connections/model';
const MAIL = 'GET /auth/admin/connections/mail';

const meta = { component: ConnectionsSection } satisfies Meta<typeof ConnectionsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSetUp: Story = { decorators: [withApi({ [MODEL]: NO_MODEL, [MAIL]: NO_MAIL })] };
export const SetUp: Story = { decorators: [withApi({ [MODEL]: aModel(), [MAIL]: aMailServer() })] };
export const FromTheEnvironment: Story = {
  decorators: [
    withApi({
      [MODEL]: aModel({
        environment: ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODELS'],
        key: { state: 'kept', end: null },
      }),
      [MAIL]: aMailServer({ environment: ['SMTP_URL', 'MAIL_FROM'] }),
    }),
  ],
};
export const Loading: Story = { decorators: [withApi({ [MODEL]: unanswered, [MAIL]: unanswered })] };
export const Failed: Story = {
  decorators: [withApi({ [MODEL]: failing('Not now'), [MAIL]: failing('Not now') })],
};
