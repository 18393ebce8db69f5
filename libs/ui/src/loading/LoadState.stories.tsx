import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from 'lucide-react';
import { SkeletonBar } from './SkeletonBar';
import { EmptyState } from '../message/EmptyState';
import { LoadState } from './LoadState';

const meta = {
  component: LoadState,
  args: { isFetching: false, failure: null, isEmpty: false, children: 'What was loaded.' },
} satisfies Meta<typeof LoadState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const LoadedAgain: Story = { args: { isFetching: true } };
export const Loading: Story = { args: { isFetching: true, isEmpty: true } };
export const LoadingWithSkeleton: Story = {
  args: { ...Loading.args, skeleton: <SkeletonBar width="100%" height={120} /> },
};
export const Empty: Story = {
  args: {
    isEmpty: true,
    empty: <EmptyState icon={Users} title="No users" text="Nobody matches the search." />,
  },
};
export const Failed: Story = { args: { failure: 'Failed to load users', onRetry: () => undefined } };
export const Retrying: Story = { args: { ...Failed.args, isFetching: true } };
