import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pager } from './Pager';

const meta = {
  component: Pager,
  args: { total: 3402, query: { page: 8, pageSize: 20 }, onChange: () => undefined },
  render: function Turning(args) {
    const [query, setQuery] = useState(args.query);
    return <Pager {...args} query={query} onChange={setQuery} />;
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};
export const FirstPage: Story = { args: { query: { page: 1, pageSize: 20 } } };
export const LastPage: Story = { args: { query: { page: 171, pageSize: 20 } } };
export const OnePage: Story = { args: { total: 3, query: { page: 1, pageSize: 20 } } };
export const Empty: Story = { args: { total: 0, query: { page: 1, pageSize: 20 } } };
