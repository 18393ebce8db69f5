import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompactSelect } from './CompactSelect';

const meta = {
  component: CompactSelect,
  args: {
    label: 'Sort',
    value: 'score',
    options: [
      { value: 'score', label: 'Score' },
      { value: 'name', label: 'Company name' },
    ],
    onChange: () => undefined,
  },
  render: function Choice(args) {
    const [value, setValue] = useState(args.value);
    return <CompactSelect {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CompactSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const LongNames: Story = {
  args: {
    label: 'Canton of residence',
    value: 'ar',
    options: [{ value: 'ar', label: 'Appenzell Ausserrhoden and everything that borders on it in the east' }],
  },
};
