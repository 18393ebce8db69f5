import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, withApi } from '@vaglio/test-kit';
import { ChangePasswordPage } from './ChangePasswordPage';

const CHANGE = 'POST /auth/change-password';
const WITH_LINK = { session: null, route: '/change-password#tmpToken=tmp' };

const meta = {
  component: ChangePasswordPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChangePasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = { decorators: [withApi({}, WITH_LINK)] };
export const WithoutLink: Story = {
  decorators: [withApi({}, { session: null, route: '/change-password' })],
};
export const AfterSignIn: Story = {
  decorators: [
    withApi(
      {},
      {
        session: null,
        route: { pathname: '/change-password', state: { email: 'ann@x.ch', tmpToken: 'tmp', apiTokens: 2 } },
      },
    ),
  ],
};
export const FirstPassword: Story = { ...WithLink, args: { isFirst: true } };
export const Failed: Story = {
  decorators: [withApi({ [CHANGE]: failing('This link is no longer valid.', 401) }, WITH_LINK)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'new password');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'new password');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await canvas.findByText('This link is no longer valid.');
  },
};
