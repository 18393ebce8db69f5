import type { Meta, StoryObj } from '@storybook/react-vite';
import { Initials } from './Initials';

const meta = { component: Initials, args: { name: 'Sabine Rüegg' } } satisfies Meta<typeof Initials>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Other: Story = {};
export const Own: Story = { args: { isOwn: true } };
export const Alone: Story = { args: { isAlone: true } };
export const Large: Story = { args: { isOwn: true, size: 48 } };
