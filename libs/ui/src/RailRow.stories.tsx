import type { Meta, StoryObj } from '@storybook/react-vite';
import { RailList, RailRow } from './RailList';

const meta = {
  component: RailRow,
  args: { name: 'Assignee', children: 'Ann Keller' },
  render: (args) => (
    <RailList>
      <RailRow {...args} />
    </RailList>
  ),
} satisfies Meta<typeof RailRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {};
