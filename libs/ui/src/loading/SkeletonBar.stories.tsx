import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonBar } from './SkeletonBar';

const meta = {
  component: SkeletonBar,
  args: { width: '40%' },
} satisfies Meta<typeof SkeletonBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Person: Story = { args: { width: 28, height: 28, isRound: true } };
export const Line: Story = { args: { width: 160, height: 'line' } };
export const Title: Story = { args: { width: 180, height: 28 } };
