import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HorizontalScroller } from './HorizontalScroller';

const meta = {
  component: HorizontalScroller,
  args: {
    sx: { gap: 2, whiteSpace: 'nowrap' },
    children: ['12 to extract', '94 to curate', '8 to review'].map((text) => <span key={text}>{text}</span>),
  },
} satisfies Meta<typeof HorizontalScroller>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRoom: Story = {};
export const Cut: Story = {
  decorators: (StoryOfRow) => (
    <Box sx={{ width: 160 }}>
      <StoryOfRow />
    </Box>
  ),
};
