import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './SelectField';

const meta = {
  component: SelectField,
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
    return <SelectField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: '', placeholder: 'Choose a role' } };
export const Wrong: Story = {
  args: { value: '', placeholder: 'Choose a role', error: 'Please choose a role.' },
};
export const Disabled: Story = { args: { disabled: true, hint: 'Only an admin may change it.' } };
