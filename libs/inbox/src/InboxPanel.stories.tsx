import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, FIXED_NOW, unanswered, withApi } from '@vaglio/test-kit';
import { InboxPanel } from './InboxPanel';
import { aPage, LIST, ROUTES } from './testing/inbox.fixture';

const meta = {
  component: InboxPanel,
  args: { now: FIXED_NOW, onClose: () => undefined },
} satisfies Meta<typeof InboxPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { decorators: [withApi(ROUTES)] };
export const Empty: Story = { decorators: [withApi({ ...ROUTES, [LIST]: aPage([]) })] };
export const Loading: Story = { decorators: [withApi({ ...ROUTES, [LIST]: unanswered })] };
export const Failed: Story = {
  decorators: [withApi({ ...ROUTES, [LIST]: failing('The service is busy.') })],
};
