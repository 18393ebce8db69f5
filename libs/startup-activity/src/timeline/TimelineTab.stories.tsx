import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi, TIMELINE, ENTRIES, timelineOf } from '@vaglio/test-kit';
import { TimelineTab } from './TimelineTab';

const meta = {
  component: TimelineTab,
  args: { id: '1' },
  render: (args) => (
    <Box sx={{ maxWidth: 720, bgcolor: 'background.paper' }}>
      <TimelineTab {...args} />
    </Box>
  ),
} satisfies Meta<typeof TimelineTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi({ [TIMELINE]: timelineOf(ENTRIES) })] };
/** Timeline tab for a user without write permission. */
export const AsUser: Story = {
  decorators: [withApi({ [TIMELINE]: timelineOf(ENTRIES) }, { session: { role: 'user' } })],
};
export const Empty: Story = { decorators: [withApi({ [TIMELINE]: timelineOf([]) })] };
export const Loading: Story = { decorators: [withApi({ [TIMELINE]: unanswered })] };
export const Failed: Story = { decorators: [withApi({ [TIMELINE]: failing('Not now') })] };
