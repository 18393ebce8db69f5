import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { anEvent } from '../testing/an-event';
import { AuditSection } from './AuditSection';

const LIST = 'GET /auth/admin/audit';
const CHOICES = 'GET /auth/admin/audit/choices';
const AS_ADMIN = { route: '/configurations#audit' };
const pageOf = (...items: readonly object[]) => ({ items, total: items.length });

const LOADED = {
  [LIST]: pageOf(
    anEvent(),
    anEvent({
      id: '6',
      action: 'login',
      target_type: 'user',
      target_id: '8',
      target_name: 'ben@x.ch',
      before: null,
      after: null,
    }),
  ),
  [CHOICES]: { actions: ['login', 'parameter_updated'], target_types: ['parameter', 'user'] },
};

const meta = { component: AuditSection } satisfies Meta<typeof AuditSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi(LOADED, AS_ADMIN)] };
export const Loading: Story = { decorators: [withApi({ ...LOADED, [LIST]: unanswered }, AS_ADMIN)] };
export const Empty: Story = { decorators: [withApi({ ...LOADED, [LIST]: pageOf() }, AS_ADMIN)] };
export const Failed: Story = {
  decorators: [withApi({ ...LOADED, [LIST]: failing('Not now') }, AS_ADMIN)],
};
export const Filtered: Story = {
  decorators: [withApi(LOADED, { route: '/configurations?targetType=parameter&targetId=fif-grant#audit' })],
};
export const EventOpen: Story = {
  ...Loaded,
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: /^Changed the parameter/ })),
};
export const LongNames: Story = {
  decorators: [
    withApi(
      {
        ...LOADED,
        [LIST]: pageOf(
          anEvent({
            actor: { id: 'a', email: 'maximiliane-philippa.von-hohenburg@research.subdomain.example.org' },
            target_name: 'Bundesamt für Landwirtschaftsforschung und Lebensmittelsicherheit '.repeat(2),
            before: { text: 'a first team and a first customer '.repeat(8) },
            after: { text: 'a complete team and many customers '.repeat(8) },
          }),
        ),
      },
      AS_ADMIN,
    ),
  ],
};
