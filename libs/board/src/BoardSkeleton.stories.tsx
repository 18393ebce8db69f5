import type { Meta, StoryObj } from '@storybook/react-vite';
import { BoardSkeleton } from './BoardSkeleton';

const meta = { component: BoardSkeleton } satisfies Meta<typeof BoardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Phone: Story = { args: { count: 1 } };
