import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { ReviewPage } from './ReviewPage';
import { aPreview, LIST, listOf, PAIRS, PREVIEW, REVIEW, ROUTES } from './testing/review.fixture';

const meta = {
  component: ReviewPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (routes = {}, route = REVIEW) => [withApi({ ...ROUTES, ...routes }, { route })];

export const Pairs: Story = { decorators: page() };
export const Loading: Story = { decorators: page({ [LIST]: unanswered }) };
export const Empty: Story = { decorators: page({ [LIST]: listOf([]) }) };
export const Failed: Story = { decorators: page({ [LIST]: failing('The service is busy.') }) };
export const DecisionNeeded: Story = {
  decorators: page({
    [PREVIEW]: aPreview(PAIRS[0], {
      needs_decision: true,
      flags: [
        { flag: 'rejected', first: false, second: true, result: true },
        { flag: 'investment', first: true, second: false, result: true },
      ],
    }),
  }),
};
