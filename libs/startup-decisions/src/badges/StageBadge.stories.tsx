import type { Meta, StoryObj } from '@storybook/react-vite';
import { StageBadge } from './StageBadge';

const meta = { component: StageBadge, args: { stage: 'contacted' } } satisfies Meta<typeof StageBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decided: Story = {};
export const Later: Story = { args: { stage: 'later' } };
export const Undecided: Story = { args: { stage: 'new' } };
