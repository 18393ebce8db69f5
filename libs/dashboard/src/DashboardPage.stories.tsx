import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApi } from '@vaglio/test-kit';
import { DashboardPage } from './DashboardPage';
import { SMALL_DASHBOARD } from './testing/dashboard.fixture';
import { FIGURES, sinceVisit } from './testing/figures.fixture';
import { stepsWith } from './testing/first-steps.fixture';

const meta = {
  component: DashboardPage,
  args: { onBrandSaved: () => undefined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const ROUTES = {
  ...SMALL_DASHBOARD,
  ...FIGURES,
  ...sinceVisit(),
  'GET /auth/admin/first-steps': stepsWith('password'),
};

export const AsAdmin: Story = { decorators: [withApi(ROUTES)] };
export const AsUser: Story = { decorators: [withApi(ROUTES, { session: { role: 'user' } })] };
