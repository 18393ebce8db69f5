import type { Meta, StoryObj } from '@storybook/react-vite';
import { TermHelp } from './TermHelp';

const meta = { component: TermHelp, args: { term: 'Golden set' } } satisfies Meta<typeof TermHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'What is this?' })),
};
