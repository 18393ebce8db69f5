import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { DialogBoundary } from './DialogBoundary';

const Pending = lazy(() => new Promise<never>(() => undefined));

const meta = {
  component: DialogBoundary,
  args: { title: 'Merge Alpha AG into …', onClose: () => undefined, children: <Pending /> },
} satisfies Meta<typeof DialogBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
