import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  component: VisuallyHidden,
  args: { children: 'Users: 12 in total', role: 'status' },
  decorators: [
    (Story) => (
      <p>
        After this sentence comes a status that only screen readers read. <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Status: Story = {};
