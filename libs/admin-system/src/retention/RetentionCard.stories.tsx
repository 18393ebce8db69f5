import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, notOffered, unanswered, withApi } from '@vaglio/test-kit';
import { RETENTION } from '../testing/retention.fixture';
import { RetentionCard } from './RetentionCard';

const READ = 'GET /auth/admin/retention';

const meta = { component: RetentionCard } satisfies Meta<typeof RetentionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { decorators: [withApi({ [READ]: RETENTION })] };
export const Loading: Story = { decorators: [withApi({ [READ]: unanswered })] };
export const Failed: Story = { decorators: [withApi({ [READ]: failing('Not now') })] };
export const NotOffered: Story = { decorators: [withApi({ [READ]: notOffered })] };
