import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field';

const meta = {
  component: Field,
  args: { label: 'Parameter name', value: 'venture kick 1', onChange: () => undefined },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <Field {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const WithHint: Story = { args: { hint: 'As it stands in the award.' } };
export const Wrong: Story = { args: { value: '', error: 'Please enter a name.' } };
export const Password: Story = { args: { label: 'Password', value: 'correct horse', type: 'password' } };
export const WithUnit: Story = {
  args: { label: 'Interval', value: '300', end: 'seconds', inputMode: 'decimal' },
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const TextArea: Story = { args: { label: 'Pros', value: 'Strong team.\nFirst customers.', rows: 5 } };
export const LongNames: Story = {
  args: {
    label: 'The name of the parameter as it stands in the award and in all the articles about it',
    value: 'Bundesamt für Landwirtschaftsforschung und Lebensmittelsicherheit '.repeat(3),
    error: 'A parameter with this name exists already, and its weight differs from the one entered here.',
  },
};
