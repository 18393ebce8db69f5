import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineHotkeys } from './hotkeys';
import { KeyHelpDialog } from './KeyHelpDialog';

const meta = {
  component: KeyHelpDialog,
  args: {
    hotkeys: [
      defineHotkeys('page', [
        { keys: ['j', 'k'], label: 'Next startup, previous startup' },
        { keys: ['Enter'], label: 'Open the startup' },
        { keys: ['Shift ArrowDown'], label: 'Facts: next suggestion' },
        { keys: ['?'], label: 'This help' },
      ]),
    ],
    hint: 'Enter and Esc always work.',
    onClose: () => undefined,
  },
} satisfies Meta<typeof KeyHelpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
