import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_PERSON, PEOPLE, STACKED_PERSON, type Person } from '../testing/people';
import { ReadOnlyTable } from './ReadOnlyTable';

const PeopleTable = (props: ComponentProps<typeof ReadOnlyTable<Person>>) => <ReadOnlyTable {...props} />;

const meta = {
  component: ReadOnlyTable,
  render: PeopleTable,
  args: {
    ...PEOPLE,
    stacked: STACKED_PERSON,
  },
} satisfies Meta<typeof ReadOnlyTable<Person>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { rows: [], total: 0, isFetching: true } };
export const LoadedAgain: Story = { args: { isFetching: true } };
export const Empty: Story = { args: { rows: [], total: 0 } };
export const LongNames: Story = { args: { rows: [LONG_PERSON], total: 1 } };
