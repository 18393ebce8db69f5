import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { FeatureBoundary } from './FeatureBoundary';
import { SkeletonBar } from './SkeletonBar';

const Pending = lazy(() => new Promise<never>(() => undefined));

const meta = {
  component: FeatureBoundary,
  args: { fallback: <SkeletonBar width="100%" height={240} />, children: 'The board.' },
} satisfies Meta<typeof FeatureBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { children: <Pending /> } };
