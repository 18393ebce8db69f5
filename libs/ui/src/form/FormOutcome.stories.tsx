import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastFrame } from '../testing/ToastFrame';
import { FormOutcome } from './FormOutcome';
import type { FormStatus } from './use-validated-form';

const REST: FormStatus = {
  submit: (event) => event.preventDefault(),
  isSaving: false,
  isSaved: false,
  isChanged: false,
  failure: null,
};

const meta = {
  component: FormOutcome,
  args: { form: REST, savedText: 'Scores saved.' },
  decorators: [
    (Story) => (
      <ToastFrame>
        <Story />
      </ToastFrame>
    ),
  ],
} satisfies Meta<typeof FormOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Saved: Story = { args: { form: { ...REST, isSaved: true } } };
export const Refused: Story = { args: { form: { ...REST, failure: 'threshold takes at most 4 decimals.' } } };
