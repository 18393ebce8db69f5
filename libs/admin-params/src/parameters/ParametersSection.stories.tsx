import type { Meta, StoryObj } from '@storybook/react-vite';
import { aParameter, failing, unanswered, withApi } from '@vaglio/test-kit';
import { PARAMETERS, parameterRoutes } from '../testing/admin-params.fixture';
import { ParametersSection } from './ParametersSection';

const HERE = { route: '/configurations#params' };

const LOADED = parameterRoutes(
  aParameter(),
  aParameter({ parameterID: 'venture-kick-2', parameterName: 'venture kick 2', value: 5 }),
  aParameter({ parameterID: 'eth-spin-off', parameterName: 'eth spin-off', value: 0 }),
);

const meta = { component: ParametersSection } satisfies Meta<typeof ParametersSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi(LOADED, HERE)] };
export const UnweightedAwardsWarning: Story = {
  decorators: [
    withApi(
      {
        ...LOADED,
        [PARAMETERS]: {
          ...LOADED[PARAMETERS],
          parameters: LOADED[PARAMETERS].parameters.map((row) => ({ ...row, startups: 12 })),
          held_without_weight: 1,
        },
      },
      HERE,
    ),
  ],
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByText('Show them first')),
};
export const SeveralPages: Story = {
  decorators: [
    withApi(
      { [PARAMETERS]: { ...LOADED[PARAMETERS], total: 45 } },
      { route: '/configurations?page=2#params' },
    ),
  ],
};
export const Loading: Story = { decorators: [withApi({ [PARAMETERS]: unanswered }, HERE)] };
export const Empty: Story = { decorators: [withApi(parameterRoutes(), HERE)] };
export const NothingFound: Story = {
  decorators: [withApi(parameterRoutes(), { route: '/configurations?q=kick#params' })],
};
export const Failed: Story = { decorators: [withApi({ [PARAMETERS]: failing('Not now') }, HERE)] };
export const Creating: Story = {
  ...Loaded,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Create parameter')),
};
export const Deleting: Story = {
  decorators: [withApi(parameterRoutes(aParameter()), HERE)],
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByText('Delete')),
};
export const LongNames: Story = {
  decorators: [
    withApi(
      parameterRoutes(
        aParameter({
          parameterID: 'bundesamt-fuer-landwirtschaftsforschung-und-lebensmittelsicherheit-foerderpreis',
          parameterName: 'Bundesamt für Landwirtschaftsforschung und Lebensmittelsicherheit, Förderpreis',
          value: 1234.5678,
        }),
      ),
      HERE,
    ),
  ],
};
