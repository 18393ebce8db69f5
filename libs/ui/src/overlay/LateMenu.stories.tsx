import type { Meta, StoryObj } from '@storybook/react-vite';
import { LateMenu } from './LateMenu';

const meta = {
  component: LateMenu,
  args: {
    anchor: document.body,
    onClose: () => undefined,
    slotProps: { list: { 'aria-label': 'Account' } },
    children: ({ Divider, MenuItem }) => (
      <>
        <MenuItem>Profile</MenuItem>
        <Divider />
        <MenuItem>Logout</MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof LateMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
