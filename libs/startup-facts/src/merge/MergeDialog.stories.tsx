import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  unanswered,
  withApi,
  anInvestment,
  aMergePreview,
  MERGE_PREVIEW,
  MERGE_TARGETS,
  TARGETS,
} from '@vaglio/test-kit';
import { MergeDialog } from './MergeDialog';

const ROUTES = { [MERGE_TARGETS]: TARGETS, [MERGE_PREVIEW]: aMergePreview().preview };

const meta = {
  component: MergeDialog,
  args: {
    startup: anInvestment({ id: '2', company_name: 'Lemantis Sàrl' }),
    report: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof MergeDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nearest: Story = { decorators: [withApi(ROUTES)] };
export const NothingAlike: Story = { decorators: [withApi({ ...ROUTES, [MERGE_TARGETS]: { items: [] } })] };
export const Loading: Story = { decorators: [withApi({ ...ROUTES, [MERGE_TARGETS]: unanswered })] };
