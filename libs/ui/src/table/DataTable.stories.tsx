import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_PERSON, PEOPLE, STACKED_PERSON, type Person } from '../testing/people';
import { DataTable } from './DataTable';

const PeopleTable = (props: ComponentProps<typeof DataTable<Person>>) => <DataTable {...props} />;

const meta = {
  component: DataTable,
  render: PeopleTable,
  args: {
    ...PEOPLE,
  },
} satisfies Meta<typeof DataTable<Person>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Sorted: Story = {
  args: { sort: { field: 'name', direction: 'asc' }, onSortChange: () => undefined },
};
export const Loading: Story = { args: { rows: [], total: 0, isFetching: true } };
export const LoadedAgain: Story = { args: { isFetching: true } };
export const Empty: Story = { args: { rows: [], total: 0 } };
export const StackedOnPhones: Story = { args: { stacked: STACKED_PERSON } };
export const EmptyOnPhones: Story = {
  args: { rows: [], total: 0, stacked: STACKED_PERSON },
};
export const LongNames: Story = { args: { rows: [LONG_PERSON], total: 1 } };
