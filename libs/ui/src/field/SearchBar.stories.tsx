import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchBar } from './SearchBar';

const meta = {
  component: SearchBar,
  args: { label: 'Search by email', query: { q: '', page: 1 }, onChange: () => undefined },
  render: function Searching(args) {
    const [query, setQuery] = useState(args.query);
    return <SearchBar {...args} query={query} onChange={setQuery} />;
  },
} satisfies Meta<typeof SearchBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Searched: Story = { args: { query: { q: 'ann@x.ch', page: 1 } } };
