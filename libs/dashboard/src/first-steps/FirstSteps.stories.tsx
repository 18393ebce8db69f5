import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { FirstSteps } from './FirstSteps';
import { A_BRAND, stepsWith } from '../testing/first-steps.fixture';

const STEPS = 'GET /auth/admin/first-steps';
const BRAND = 'GET /auth/admin/brand';

const meta = { component: FirstSteps, args: { onBrandSaved: () => undefined } } satisfies Meta<
  typeof FirstSteps
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneDone: Story = { decorators: [withApi({ [STEPS]: stepsWith('password') })] };
export const TheOptionalOneNext: Story = {
  decorators: [withApi({ [STEPS]: stepsWith('password', 'brand', 'sources') })],
};
export const Loading: Story = { decorators: [withApi({ [STEPS]: unanswered })] };
export const Failed: Story = { decorators: [withApi({ [STEPS]: failing('Not now') })] };
export const LogoDropped: Story = {
  decorators: [
    withApi({
      [STEPS]: { ...stepsWith('password'), is_logo_dropped: true },
      [BRAND]: { ...A_BRAND, is_logo_dropped: true },
    }),
  ],
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Set brand' })),
};
export const BrandOpen: Story = {
  decorators: [withApi({ [STEPS]: stepsWith('password'), [BRAND]: A_BRAND })],
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Set brand' })),
};
