import type { Meta, StoryObj } from '@storybook/react-vite';
import { aUser, failing, notOffered, unanswered, withApi } from '@vaglio/test-kit';
import { ProfilePage } from './ProfilePage';
import { DEVICES, devicesOf } from './testing/devices.fixture';

const PERSON = 'GET /auth/user';
const SESSIONS = 'GET /auth/sessions';
const { HERE, PHONE, OFFICE } = DEVICES;
const ANNA = { ...aUser(), first_name: 'Ann', last_name: 'Huber', time_zone: 'Europe/Zurich' };
const ROUTES = { [PERSON]: ANNA, [SESSIONS]: devicesOf(HERE, PHONE, OFFICE) };

const meta = {
  component: ProfilePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi(ROUTES)] };
export const Loading: Story = {
  decorators: [withApi({ [PERSON]: unanswered, [SESSIONS]: unanswered })],
};
export const OneDevice: Story = { decorators: [withApi({ ...ROUTES, [SESSIONS]: devicesOf(HERE) })] };
export const WithoutDevices: Story = { decorators: [withApi({ ...ROUTES, [SESSIONS]: notOffered })] };
/** Account with a password and a linked provider, which can be unlinked. */
export const AtProvider: Story = {
  args: { signInWith: 'Acme' },
  decorators: [withApi({ ...ROUTES, [PERSON]: { ...ANNA, has_password: true, provider_linked: true } })],
};
/** Account that only an administrator can link to the provider. */
export const NotConnected: Story = {
  args: { signInWith: 'Acme' },
  decorators: [
    withApi({
      ...ROUTES,
      [PERSON]: { ...ANNA, role: 'admin', has_password: true, provider_linked: false },
    }),
  ],
};
export const WithoutPassword: Story = {
  args: { signInWith: 'Acme' },
  decorators: [withApi({ ...ROUTES, [PERSON]: { ...ANNA, has_password: false, provider_linked: true } })],
};
export const Failed: Story = {
  decorators: [withApi({ [PERSON]: failing('Not now'), [SESSIONS]: failing('Not now') })],
};
export const LongNames: Story = {
  decorators: [
    withApi({
      [PERSON]: aUser({
        userId: '0193a6e2-9b1c-7f04-8f6e-b2a1d5c8e901',
        username: 'maximiliane-philippa-von-hohenburg-reichenstein',
        name: 'Maximiliane-Philippa von Hohenburg-Reichenstein zu Greifensee',
        email: 'maximiliane-philippa.von-hohenburg-reichenstein@research.example.org',
      }),
      [SESSIONS]: devicesOf(HERE, { ...PHONE, device: `Safari ${'with an extension '.repeat(8)}on iPhone` }),
    }),
  ],
};
