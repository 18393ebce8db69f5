import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, notOffered, unanswered, withApi } from '@vaglio/test-kit';
import { anEffect } from '../preview/an-effect.fixture';
import { aDifference, aVersion, FIRST_VERSION, THREE_VERSIONS } from '../versions/versions.fixture';
import { REASONS, rulesWith } from '../reasons/reasons.fixture';
import { REASON_RULES, SCORE_ROUTES, SCORES, STAGE_LIMITS, VERSIONS } from '../testing/admin-params.fixture';
import { ScoresSection } from './ScoresSection';

const SIMULATE = 'POST /auth/admin/score/simulate';
const HERE = { route: '/configurations#scores' };

const LOADED = {
  ...SCORE_ROUTES,
  [REASON_RULES]: rulesWith(REASONS),
  [STAGE_LIMITS]: { contacted: 30, contract: 45, version: 1 },
  [VERSIONS]: THREE_VERSIONS,
  [SIMULATE]: anEffect(),
};

const meta = { component: ScoresSection } satisfies Meta<typeof ScoresSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi(LOADED, HERE)] };
export const Loading: Story = {
  decorators: [withApi({ ...LOADED, [SCORES]: unanswered, [VERSIONS]: unanswered }, HERE)],
};
export const FirstVersionOnly: Story = {
  decorators: [
    withApi(
      {
        ...LOADED,
        [VERSIONS]: { ...THREE_VERSIONS, items: [{ ...FIRST_VERSION, is_present: true }], total: 1 },
      },
      HERE,
    ),
  ],
};
/** A server that keeps no versions. */
export const WithoutVersions: Story = { decorators: [withApi({ ...LOADED, [VERSIONS]: notOffered }, HERE)] };
export const Failed: Story = {
  decorators: [withApi({ ...LOADED, [SCORES]: failing('Not now'), [VERSIONS]: failing('Not now') }, HERE)],
};
export const WrongField: Story = {
  ...Loaded,
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Threshold'));
    await userEvent.click(canvas.getByText('Save'));
  },
};
export const LongNames: Story = {
  decorators: [
    withApi(
      {
        ...LOADED,
        [VERSIONS]: {
          ...THREE_VERSIONS,
          items: [
            aVersion({
              number: 1234,
              author: 'Maximiliane-Philippa von Hohenburg-Reichenstein zu Greifensee',
              note: 'After the second meeting of the jury, with all that it had asked for. '.repeat(3),
              changes: Array.from({ length: 9 }, (_, at) =>
                aDifference(`Weight of 'Bundesamt für Landwirtschaftsforschung ${at}' from 1 to 2`),
              ),
            }),
          ],
          total: 1,
        },
      },
      HERE,
    ),
  ],
};
