import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { EmptyState } from './EmptyState';

const meta = { component: EmptyState, args: { icon: Inbox, title: 'No startups' } } satisfies Meta<
  typeof EmptyState
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithAction: Story = {
  args: {
    text: 'No startup matches these filters.',
    action: <Button variant="outlined">Clear the filters</Button>,
  },
};
export const LongText: Story = {
  args: {
    ...WithAction.args,
    text: 'Nothing has been curated since the last import of raw startups. '.repeat(4),
  },
};
