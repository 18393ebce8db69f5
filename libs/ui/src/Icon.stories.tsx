import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { Icon } from './Icon';

const meta = { component: Icon, args: { of: Search } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Large: Story = { args: { size: 32 } };
