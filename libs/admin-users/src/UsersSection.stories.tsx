import type { Meta, StoryObj } from '@storybook/react-vite';
import { aUser, failing, unanswered, withApi } from '@vaglio/test-kit';
import { HERE, OFFICE } from './sessions/sessions.fixture';
import { UsersSection } from './UsersSection';

const LIST = 'GET /auth/admin/users';
const AS_ADMIN = { route: '/configurations#users', session: { sub: '1', role: 'admin' } };
const pageOf = (...users: readonly object[]) => ({ users, total: users.length });

const PEOPLE = pageOf(
  { ...aUser({ userId: '8', role: 'admin' }), last_sign_in_at: '2026-11-20T08:00:00Z' },
  { ...aUser({ userId: '9', email: 'ben@x.ch', role: 'super' }), last_sign_in_at: '2026-11-02T08:00:00Z' },
  { ...aUser({ userId: '10', email: 'cem@x.ch', accountStatus: 'disabled' }), last_sign_in_at: null },
);

const meta = { component: UsersSection } satisfies Meta<typeof UsersSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi({ [LIST]: PEOPLE }, AS_ADMIN)] };
export const SeveralPages: Story = {
  decorators: [withApi({ [LIST]: { ...PEOPLE, total: 145 } }, AS_ADMIN)],
};
export const Loading: Story = { decorators: [withApi({ [LIST]: unanswered }, AS_ADMIN)] };
export const Empty: Story = {
  decorators: [withApi({ [LIST]: pageOf() }, { ...AS_ADMIN, route: '/configurations?q=nobody#users' })],
};
export const Failed: Story = { decorators: [withApi({ [LIST]: failing('Not now') }, AS_ADMIN)] };
/** Account from a server that returns neither the status nor the last sign-in. */
export const EmailAndRoleOnly: Story = {
  decorators: [
    withApi({ [LIST]: pageOf({ userId: '8', username: 'ann', email: 'ann@x.ch', role: 'user' }) }, AS_ADMIN),
  ],
};
const INVITED = {
  ...pageOf(
    { ...aUser({ userId: '8' }), invitation: { state: 'open', until: '2999-01-01T00:00:00Z' } },
    {
      ...aUser({ userId: '9', email: 'ben@x.ch' }),
      invitation: { state: 'withdrawn', until: '2026-01-01T00:00:00Z' },
    },
  ),
  invites_by: 'mail',
};
export const Invited: Story = {
  decorators: [withApi({ [LIST]: INVITED }, AS_ADMIN)],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Invitation' });
    if (first) await userEvent.click(first);
  },
};
/** Account with a second factor. */
export const SecondFactor: Story = {
  decorators: [withApi({ [LIST]: pageOf({ ...aUser({ userId: '8' }), second_factor: true }) }, AS_ADMIN)],
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Edit' })),
};
/** Account that is linked to the sign-in provider and blocked after wrong codes. */
export const AtProvider: Story = {
  ...SecondFactor,
  decorators: [
    withApi(
      { [LIST]: pageOf({ ...aUser({ userId: '8' }), provider_linked: true, held_by_codes: true }) },
      AS_ADMIN,
    ),
  ],
};
export const Sessions: Story = {
  decorators: [
    withApi({ [LIST]: PEOPLE, 'GET /auth/admin/sessions': { items: [HERE, OFFICE], total: 60 } }, AS_ADMIN),
  ],
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Open sessions' })),
};
export const SignInRules: Story = {
  decorators: [
    withApi(
      {
        [LIST]: PEOPLE,
        'GET /auth/admin/sign-in-rules': { second_factor_roles: ['admin'], version: 2 },
      },
      AS_ADMIN,
    ),
  ],
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Sign-in rules' })),
};
export const AskedToDelete: Story = {
  decorators: [withApi({ [LIST]: pageOf(aUser({ userId: '8' })) }, AS_ADMIN)],
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Delete' })),
};
export const LongNames: Story = {
  decorators: [
    withApi(
      {
        [LIST]: pageOf(
          aUser({
            userId: '8',
            username: 'maximiliane-philippa-von-hohenburg-reichenstein',
            email: 'maximiliane-philippa.von-hohenburg-reichenstein@research.subdomain.example.org',
          }),
        ),
      },
      AS_ADMIN,
    ),
  ],
};
