import type { Meta, StoryObj } from '@storybook/react-vite';
import { anInvestment } from '@vaglio/test-kit';
import { DecisionDialog } from './DecisionDialog';
import { DECISION_RULES } from './decision-rules.fixture';

const ASKED = {
  startup: anInvestment({ id: '1', company_name: 'Alpha AG' }),
  flag: 'rejected',
  isAddition: false,
  anchor: null,
} as const;

const meta = {
  component: DecisionDialog,
  args: {
    asked: ASKED,
    rules: DECISION_RULES,
    onSend: () => Promise.resolve(null),
    onReload: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof DecisionDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Reject: Story = {};
export const AddReason: Story = { args: { asked: { ...ASKED, isAddition: true } } };
export const WithoutReasons: Story = { args: { asked: { ...ASKED, flag: 'contact' } } };
