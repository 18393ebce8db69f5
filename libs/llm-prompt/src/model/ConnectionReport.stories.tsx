import type { Meta, StoryObj } from '@storybook/react-vite';
import { ANSWERS, REFUSED } from '../testing/a-connection';
import { ConnectionReport } from './ConnectionReport';

const meta = { component: ConnectionReport } satisfies Meta<typeof ConnectionReport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answers: Story = { args: { report: ANSWERS } };
export const KeyRefused: Story = { args: { report: REFUSED } };
