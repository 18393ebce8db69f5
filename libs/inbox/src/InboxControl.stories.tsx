import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApi } from '@vaglio/test-kit';
import { InboxControl } from './InboxControl';
import { aPage, LIST, ROUTES } from './testing/inbox.fixture';

const meta = { component: InboxControl } satisfies Meta<typeof InboxControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = { decorators: [withApi(ROUTES)] };
export const AllRead: Story = { decorators: [withApi({ ...ROUTES, [LIST]: aPage([]) })] };
