import type { Meta, StoryObj } from '@storybook/react-vite';
import { notOffered, unanswered, withApi } from '@vaglio/test-kit';
import { OwnDataCard } from './OwnDataCard';

const LIST = 'GET /auth/user/data-exports';
const TAKEN = { at: '2026-11-20T09:30:00Z', by: 'Bea Admin', is_own: false };

const meta = { component: OwnDataCard } satisfies Meta<typeof OwnDataCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Taken: Story = {
  decorators: [
    withApi({ [LIST]: { items: [TAKEN, { ...TAKEN, at: '2026-11-19T09:30:00Z', is_own: true }] } }),
  ],
};
export const NeverTaken: Story = { decorators: [withApi({ [LIST]: { items: [] } })] };
export const Loading: Story = { decorators: [withApi({ [LIST]: unanswered })] };
export const NotOffered: Story = { decorators: [withApi({ [LIST]: notOffered })] };
