import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { anEffect } from '../preview/an-effect.fixture';
import { SCORE_ROUTES, SCORES } from '../testing/admin-params.fixture';
import { ScoresSection } from './ScoresSection';

const SIMULATE = 'POST /auth/admin/score/simulate';
const HERE = { route: '/configurations#scores' };

const LOADED = {
  ...SCORE_ROUTES,
  [SIMULATE]: anEffect(),
};

const meta = { component: ScoresSection } satisfies Meta<typeof ScoresSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi(LOADED, HERE)] };
export const Loading: Story = {
  decorators: [withApi({ ...LOADED, [SCORES]: unanswered }, HERE)],
};
export const Failed: Story = {
  decorators: [withApi({ ...LOADED, [SCORES]: failing('Not now') }, HERE)],
};
export const WrongField: Story = {
  ...Loaded,
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Threshold'));
    await userEvent.click(canvas.getByText('Save'));
  },
};
