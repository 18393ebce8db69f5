import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentBar } from './SegmentBar';

const Segments = (props: ComponentProps<typeof SegmentBar<string>>) => <SegmentBar {...props} />;

const meta = {
  component: SegmentBar,
  render: Segments,
  args: {
    label: 'Layout',
    choices: ['Cards', 'Table', 'Board'].map((name) => ({ value: name, face: name })),
    chosen: 'Table',
    onChoose: () => undefined,
  },
} satisfies Meta<typeof SegmentBar<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {};
