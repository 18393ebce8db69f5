import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { CopyLinkButton } from './CopyLinkButton';

const meta = {
  component: CopyLinkButton,
  args: { address: 'startup=7' },
  decorators: [(story) => <MemoryRouter>{story()}</MemoryRouter>],
} satisfies Meta<typeof CopyLinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const WithWords: Story = { args: { isWide: true } };
