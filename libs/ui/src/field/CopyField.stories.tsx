import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyField } from './CopyField';

const meta = {
  component: CopyField,
  args: { label: 'Link', value: 'https://vaglio.example/change-password?token=b3f1', what: 'link' },
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'Valid once.' } };
