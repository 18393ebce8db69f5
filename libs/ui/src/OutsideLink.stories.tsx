import type { Meta, StoryObj } from '@storybook/react-vite';
import { OutsideLink } from './OutsideLink';

const meta = {
  component: OutsideLink,
  args: { address: 'https://www.example.org/', children: 'example.org' },
} satisfies Meta<typeof OutsideLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WebAddress: Story = {};
export const NotAWebAddress: Story = { args: { address: 'javascript:alert(1)', children: 'No link' } };
