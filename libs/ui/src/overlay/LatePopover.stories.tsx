import type { Meta, StoryObj } from '@storybook/react-vite';
import { LatePopover } from './LatePopover';

const meta = {
  component: LatePopover,
  args: {
    anchor: document.body,
    onClose: () => undefined,
    slotProps: { paper: { role: 'dialog', 'aria-label': 'Inbox', sx: { p: 4 } } },
    children: () => 'Nothing is unread.',
  },
} satisfies Meta<typeof LatePopover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
