import type { Meta, StoryObj } from '@storybook/react-vite';
import { StartupBadges } from './StartupBadges';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const PLAIN = {
  firstTime_appear_inscore: null,
  updated_at: '2026-01-01T00:00:00.000Z',
  email_sent: 0,
  create_contract: 0,
  interested: 0,
  investment: 0,
  rejected: 0,
};

const meta = {
  component: StartupBadges,
  args: { startup: PLAIN, now: NOW },
} satisfies Meta<typeof StartupBadges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { args: { startup: { ...PLAIN, firstTime_appear_inscore: NOW.toISOString() } } };
export const Decided: Story = {
  args: { startup: { ...PLAIN, email_sent: 1, create_contract: 1, interested: 1, rejected: 1 } },
};
export const None: Story = {};
