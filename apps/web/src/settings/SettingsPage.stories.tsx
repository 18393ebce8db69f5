import type { Meta, StoryObj } from '@storybook/react-vite';
import { aUser, notOffered, unanswered, withApi } from '@vaglio/test-kit';
import { SettingsPage } from './SettingsPage';

const AUDIT_CHOICES = 'GET /auth/admin/audit/choices';
const USERS = 'GET /auth/admin/users';
const ROUTES = {
  [AUDIT_CHOICES]: { actions: ['login'], target_types: ['user'] },
  [USERS]: { users: [aUser()], total: 1 },
};
const HERE = { route: '/configurations#users' };

const meta = {
  component: SettingsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Users: Story = { decorators: [withApi(ROUTES, HERE)] };
export const Loading: Story = { decorators: [withApi({ ...ROUTES, [USERS]: unanswered }, HERE)] };
/** Settings on a server without an audit trail. The section Audit trail is hidden. */
export const WithoutAudit: Story = {
  decorators: [withApi({ ...ROUTES, [AUDIT_CHOICES]: notOffered }, HERE)],
};
