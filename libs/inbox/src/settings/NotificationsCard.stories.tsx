import type { Meta, StoryObj } from '@storybook/react-vite';
import { unanswered, withApi } from '@vaglio/test-kit';
import { CHOSEN, ROUTES, SETTINGS } from '../testing/inbox.fixture';
import { NotificationsCard } from './NotificationsCard';

const meta = { component: NotificationsCard } satisfies Meta<typeof NotificationsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { decorators: [withApi(ROUTES)] };
export const WithoutMail: Story = {
  decorators: [withApi({ ...ROUTES, [SETTINGS]: { ...CHOSEN, is_mail_configured: false } })],
};
export const Loading: Story = { decorators: [withApi({ ...ROUTES, [SETTINGS]: unanswered })] };
