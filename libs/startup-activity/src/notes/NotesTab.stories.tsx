import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi, aNote, notesOf } from '@vaglio/test-kit';
import { NotesTab } from './NotesTab';

const NOTES = 'GET /auth/investments/:id/notes';
const SOME = notesOf([
  aNote({ id: '9', text: 'Visit on Wednesday: https://example.org/visit' }),
  aNote({ id: '8', struck_at: '2026-11-20T16:00:00.000Z', struck_by: 'Ann Huber' }),
  aNote({ mentions: [{ id: 'u-ann', name: 'Ann Huber' }], text: '@Ann Huber, can you call them?' }),
]);

const meta = {
  component: NotesTab,
  args: {
    id: '1',
    scope: { drafts: new Map(), isAsked: false, onAnswered: () => undefined },
  },
  render: (args) => (
    <Box sx={{ maxWidth: 720, bgcolor: 'background.paper' }}>
      <NotesTab {...args} />
    </Box>
  ),
} satisfies Meta<typeof NotesTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi({ [NOTES]: SOME })] };
/** Notes tab for a user without write permission. */
export const AsUser: Story = {
  decorators: [withApi({ [NOTES]: SOME }, { session: { role: 'user' } })],
};
export const Empty: Story = { decorators: [withApi({ [NOTES]: notesOf([]) })] };
export const Loading: Story = { decorators: [withApi({ [NOTES]: unanswered })] };
export const Failed: Story = { decorators: [withApi({ [NOTES]: failing('Not now') })] };
