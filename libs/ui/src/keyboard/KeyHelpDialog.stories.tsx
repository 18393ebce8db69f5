import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyHelpDialog } from './KeyHelpDialog';

const meta = {
  component: KeyHelpDialog,
  args: {
    rows: [
      { keys: ['j', 'k'], does: 'Next startup, previous startup' },
      { keys: ['Enter'], does: 'Open the startup' },
      { keys: ['?'], does: 'This help' },
    ],
    hint: 'Enter and Esc always work.',
    areSingleKeysOn: true,
    onSwitch: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof KeyHelpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const SwitchedOff: Story = { args: { areSingleKeysOn: false } };
