import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { PointList } from './PointList';

const meta = {
  component: PointList,
  args: { icon: Plus, color: 'success.main', points: ['First trial fully funded', 'Patent granted'] },
} satisfies Meta<typeof PointList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToRead: Story = {};
export const InACell: Story = { args: { isDense: true } };
export const LongWord: Story = { args: { points: ['Lebensmittelsicherheits'.repeat(6)] } };
