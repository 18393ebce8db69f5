import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { LoginPage } from './LoginPage';
import { APP } from './second-factor/second-factor.fixture';

const LOGIN = 'POST /auth/login';
const VISITOR = { session: null, route: '/login' };

const meta = {
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const signIn = async ({ canvas, userEvent }: PlayContext) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'ann@x.ch');
  await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
};

export const Empty: Story = { decorators: [withApi({}, VISITOR)] };
export const WrongField: Story = {
  ...Empty,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Sign in' })),
};
export const SigningIn: Story = {
  decorators: [withApi({ [LOGIN]: unanswered }, VISITOR)],
  play: signIn,
};
export const Failed: Story = {
  decorators: [withApi({ [LOGIN]: failing('Invalid email or password', 401) }, VISITOR)],
  play: async (context) => {
    await signIn(context);
    await context.canvas.findByText('Invalid email or password');
  },
};
export const WithProvider: Story = { ...Empty, args: { signInWith: 'Acme' } };
export const WithPasskeys: Story = { ...Empty, args: { passkeySignIn: true, signInWith: 'Acme' } };
export const ProviderOnly: Story = { ...Empty, args: { signInWith: 'Acme', passwordSignIn: 'named' } };
export const ProviderFailed: Story = {
  args: { signInWith: 'Acme' },
  decorators: [
    withApi(
      {},
      { session: null, route: [{ pathname: '/login', state: { failure: 'Acme does not answer.' } }] },
    ),
  ],
};
export const SecondFactor: Story = {
  decorators: [withApi({ [LOGIN]: { requireSecondFactor: 'code', stepToken: 'step' } }, VISITOR)],
  play: signIn,
};
export const PasskeyAsSecondFactor: Story = {
  decorators: [
    withApi(
      { [LOGIN]: { requireSecondFactor: 'code', stepToken: 'step', secondFactors: ['passkey'] } },
      VISITOR,
    ),
  ],
  play: signIn,
};
export const SetUpPasskeyOrApp: Story = {
  decorators: [
    withApi(
      {
        [LOGIN]: { requireSecondFactor: 'setup', stepToken: 'step', passkeyPossible: true },
        'POST /auth/login/second-factor': APP,
      },
      VISITOR,
    ),
  ],
  play: signIn,
};
export const SetUpFirst: Story = {
  decorators: [
    withApi(
      {
        [LOGIN]: { requireSecondFactor: 'setup', stepToken: 'step' },
        'POST /auth/login/second-factor': APP,
      },
      VISITOR,
    ),
  ],
  play: signIn,
};
