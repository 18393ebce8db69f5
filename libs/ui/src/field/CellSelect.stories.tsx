import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CellSelect } from './CellSelect';

const meta = {
  component: CellSelect,
  args: {
    label: 'Kt. becomes',
    value: 'canton',
    options: [
      { value: 'canton', label: 'canton' },
      { value: 'leave_out', label: 'Leave out' },
    ],
    onChange: () => undefined,
  },
  render: function Choice(args) {
    const [value, setValue] = useState(args.value);
    return <CellSelect {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CellSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
