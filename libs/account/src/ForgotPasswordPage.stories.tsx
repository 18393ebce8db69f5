import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { ForgotPasswordPage } from './ForgotPasswordPage';

const ASK = 'POST /auth/change-password';
const VISITOR = { session: null, route: '/forgot-password' };

const meta = {
  component: ForgotPasswordPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ForgotPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const ask: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'ann@x.ch');
  await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
};

export const Empty: Story = { decorators: [withApi({}, VISITOR)] };
export const ProviderOnly: Story = { ...Empty, args: { signInWith: 'Acme', passwordSignIn: 'nobody' } };
export const FewPasswords: Story = { ...Empty, args: { signInWith: 'Acme', passwordSignIn: 'named' } };
export const Sending: Story = { decorators: [withApi({ [ASK]: unanswered }, VISITOR)], play: ask };
export const Sent: Story = { decorators: [withApi({ [ASK]: {} }, VISITOR)], play: ask };
export const Failed: Story = {
  decorators: [withApi({ [ASK]: failing('Too many requests.', 429) }, VISITOR)],
  play: ask,
};
