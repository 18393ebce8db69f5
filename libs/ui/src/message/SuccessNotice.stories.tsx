import type { Meta, StoryObj } from '@storybook/react-vite';
import { SuccessNotice } from './SuccessNotice';

const meta = { component: SuccessNotice, args: { children: 'Scores saved.' } } satisfies Meta<
  typeof SuccessNotice
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It goes by itself after six seconds. */
export const Shown: Story = {};
export const LongText: Story = {
  args: { children: 'Ann Example-Brunner (ann.example-brunner@foundation.example) was created and invited.' },
};
