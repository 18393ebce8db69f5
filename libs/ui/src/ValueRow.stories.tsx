import type { Meta, StoryObj } from '@storybook/react-vite';
import { ValueList, ValueRow } from './ValueList';

const meta = {
  component: ValueRow,
  args: { name: 'Assignee', children: 'Ann Keller' },
  render: (args) => (
    <ValueList>
      <ValueRow {...args} />
    </ValueList>
  ),
} satisfies Meta<typeof ValueRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {};
