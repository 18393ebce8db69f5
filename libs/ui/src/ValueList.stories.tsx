import type { Meta, StoryObj } from '@storybook/react-vite';
import { ValueList, ValueRow } from './ValueList';

const meta = {
  component: ValueList,
  args: {
    children: (
      <>
        <ValueRow name="Assignee">Ann Keller</ValueRow>
        <ValueRow name="Next step">Call the founders before the end of the week</ValueRow>
      </>
    ),
  },
} satisfies Meta<typeof ValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoRows: Story = {};
