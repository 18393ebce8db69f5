import type { Meta, StoryObj } from '@storybook/react-vite';
import { Save } from 'lucide-react';
import { Icon } from '../Icon';
import { BusyButton } from './BusyButton';

const meta = {
  component: BusyButton,
  args: { children: 'Save', busyLabel: 'Saving…', busy: false, variant: 'contained' },
} satisfies Meta<typeof BusyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Busy: Story = { args: { busy: true } };
export const IdleWithIcon: Story = { args: { startIcon: <Icon of={Save} /> } };
export const BusyWithIcon: Story = { args: { ...IdleWithIcon.args, busy: true } };
export const Disabled: Story = { args: { disabled: true } };
