import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, notOffered, unanswered, withApi } from '@vaglio/test-kit';
import { DashboardCharts } from './DashboardCharts';
import { aDistribution, FIGURES, NO_FIGURES, SCORES } from '../testing/figures.fixture';

const all = (answer: unknown) => Object.fromEntries(Object.keys(FIGURES).map((route) => [route, answer]));

const meta = { component: DashboardCharts, parameters: { layout: 'padded' } } satisfies Meta<
  typeof DashboardCharts
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi(FIGURES)] };
export const Loading: Story = { decorators: [withApi(all(unanswered))] };
export const Failed: Story = { decorators: [withApi(all(failing('Not now')))] };
export const NotOffered: Story = { decorators: [withApi(all(notOffered))] };
export const Empty: Story = { decorators: [withApi(NO_FIGURES)] };
/**
 * Distribution in which the threshold and the top percent cut have the same score, at the edge of a chart with few
 * bins.
 */
export const MarksTogether: Story = {
  decorators: [
    withApi({
      ...FIGURES,
      [SCORES]: aDistribution({
        total: 5,
        threshold: 1,
        eligible: 2,
        cut: { score: 1, count: 1, tied: 2 },
        bins: [
          { from: 0, below: 1, count: 3 },
          { from: 1, below: 2, count: 2 },
        ],
      }),
    }),
  ],
};
