import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { aReason, REASONS, rulesWith } from './reasons.fixture';
import { ReasonsSection } from './ReasonsSection';

const LIST = 'GET /auth/admin/decision-reasons';

const meta = { component: ReasonsSection } satisfies Meta<typeof ReasonsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi({ [LIST]: rulesWith(REASONS) })] };
export const LongWords: Story = {
  decorators: [
    withApi({
      [LIST]: rulesWith([
        aReason({ label: 'Die Technologie ist überzeugend, aber der Markt in der Schweiz zu klein dafür' }),
        aReason({ id: '2', label: 'Finanzierungsrundenverzögerung', used: 1_234 }),
      ]),
    }),
  ],
};
export const Editing: Story = {
  ...Loaded,
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Edit Too early' })),
};
export const Loading: Story = { decorators: [withApi({ [LIST]: unanswered })] };
export const Failed: Story = { decorators: [withApi({ [LIST]: failing('Not now') })] };
