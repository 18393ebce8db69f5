import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from './DateField';

const meta = {
  component: DateField,
  args: { label: 'Due', value: '2026-11-25', onChange: () => undefined },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithADay: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Wrong: Story = { args: { value: '31.2.2026', error: 'Enter a day, such as 25.11.2026.' } };
