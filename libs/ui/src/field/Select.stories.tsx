import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select';

const meta = {
  component: Select,
  args: {
    label: 'Role',
    value: 'user',
    options: [
      { value: 'user', label: 'User' },
      { value: 'super', label: 'Super' },
      { value: 'admin', label: 'Admin' },
    ],
    onChange: () => undefined,
  },
  render: function Choice(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: '', placeholder: 'Choose a role' } };
export const Wrong: Story = {
  args: { value: '', placeholder: 'Choose a role', error: 'Please choose a role.' },
};
export const Disabled: Story = { args: { disabled: true, hint: 'Only an admin may change it.' } };
export const InABar: Story = {
  args: {
    variant: 'bar',
    label: 'Sort',
    value: 'score',
    options: [
      { value: 'score', label: 'Score' },
      { value: 'name', label: 'Company name' },
    ],
  },
};
export const LongNamesInABar: Story = {
  args: {
    variant: 'bar',
    label: 'Canton of residence',
    value: 'ar',
    options: [{ value: 'ar', label: 'Appenzell Ausserrhoden and everything that borders on it in the east' }],
  },
};
export const InACell: Story = {
  args: {
    variant: 'cell',
    label: 'Kt. becomes',
    value: 'canton',
    options: [
      { value: 'canton', label: 'canton' },
      { value: 'leave_out', label: 'Leave out' },
    ],
  },
};
