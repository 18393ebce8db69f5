import type { Meta, StoryObj } from '@storybook/react-vite';
import { RailList, RailRow } from './RailList';

const meta = {
  component: RailList,
  args: {
    children: (
      <>
        <RailRow name="Assignee">Ann Keller</RailRow>
        <RailRow name="Next step">Call the founders before the end of the week</RailRow>
      </>
    ),
  },
} satisfies Meta<typeof RailList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoRows: Story = {};
