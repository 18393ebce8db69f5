import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { StageLimitsSection } from './StageLimitsSection';

const LIMITS = 'GET /auth/admin/stage-limits';

const meta = { component: StageLimitsSection } satisfies Meta<typeof StageLimitsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  decorators: [withApi({ [LIMITS]: { contacted: 30, contract: 45, version: 1 } })],
};
export const None: Story = {
  decorators: [withApi({ [LIMITS]: { contacted: null, contract: null, version: 3 } })],
};
export const Loading: Story = { decorators: [withApi({ [LIMITS]: unanswered })] };
export const Failed: Story = { decorators: [withApi({ [LIMITS]: failing('Not now') })] };
