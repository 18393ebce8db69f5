import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aUser, failing, unanswered, withApi } from '@vaglio/test-kit';
import { PersonMenu } from './PersonMenu';

const PERSON = 'GET /auth/user';

const meta = {
  component: PersonMenu,
  args: { onLogout: () => undefined },
  render: (args) => (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <PersonMenu {...args} />
    </Box>
  ),
} satisfies Meta<typeof PersonMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: /account menu/ }));

export const Closed: Story = { decorators: [withApi({ [PERSON]: aUser() })] };
export const Open: Story = { ...Closed, play: open };
export const Loading: Story = { decorators: [withApi({ [PERSON]: unanswered })] };
export const Failed: Story = { decorators: [withApi({ [PERSON]: failing('Not now') })], play: open };
export const LongNames: Story = {
  decorators: [
    withApi({
      [PERSON]: aUser({
        name: 'Maximiliane-Philippa von Hohenburg-Reichenstein zu Greifensee',
        email: 'maximiliane-philippa.von-hohenburg-reichenstein@research.example.org',
      }),
    }),
  ],
  play: open,
};
