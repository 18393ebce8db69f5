import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  failing,
  unanswered,
  withApi,
  anInvestment,
  aSplitPreview,
  ROWS,
  SPLIT_PREVIEW,
  THREE_ROWS,
} from '@vaglio/test-kit';
import { SplitDialog } from './SplitDialog';

const ROUTES = { [ROWS]: THREE_ROWS, [SPLIT_PREVIEW]: aSplitPreview() };

const meta = {
  component: SplitDialog,
  args: {
    startup: anInvestment({ id: '1', company_name: 'Alpha AG' }),
    report: () => undefined,
    undoChange: () => Promise.resolve(),
    onClose: () => undefined,
  },
} satisfies Meta<typeof SplitDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = { decorators: [withApi(ROUTES)] };
export const OneRow: Story = {
  decorators: [
    withApi({ ...ROUTES, [ROWS]: { ...THREE_ROWS, items: THREE_ROWS.items.slice(0, 1), splits: [] } }),
  ],
};
export const Loading: Story = { decorators: [withApi({ ...ROUTES, [ROWS]: unanswered })] };
export const Failing: Story = {
  decorators: [withApi({ ...ROUTES, [ROWS]: failing('Failed to load the rows') })],
};
