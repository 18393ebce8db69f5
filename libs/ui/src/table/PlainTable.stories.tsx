import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlainTable } from './PlainTable';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

const PeopleTable = (props: ComponentProps<typeof PlainTable<Person>>) => <PlainTable {...props} />;

const meta = {
  component: PlainTable,
  render: PeopleTable,
  args: {
    label: 'Users',
    columns: [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
      { field: 'email', headerName: 'Email', flex: 1, minWidth: 200 },
      { field: 'role', headerName: 'Role', width: 120 },
    ],
    rows: [
      { id: '1', name: 'Ann Huber', email: 'ann@x.ch', role: 'admin' },
      { id: '2', name: 'Ben Favre', email: 'ben@x.ch', role: 'user' },
    ],
    rowId: ({ id }) => id,
    isFetching: false,
    total: 2,
    emptyText: 'No users',
    stacked: { title: 'name', lines: [['email', 'role']] },
  },
} satisfies Meta<typeof PlainTable<Person>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { rows: [], total: 0, isFetching: true } };
export const LoadedAgain: Story = { args: { isFetching: true } };
export const Empty: Story = { args: { rows: [], total: 0 } };
export const LongNames: Story = {
  args: {
    rows: [
      {
        id: '1',
        name: 'Maximiliane-Philippa von Hohenburg-Reichenstein zu Greifensee',
        email: `${'a-very-long-mailbox-'.repeat(4)}@subdomain.of.a.long.example.org`,
        role: 'administrator of everything',
      },
    ],
    total: 1,
  },
};
