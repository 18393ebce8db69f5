import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { StatusSection } from './StatusSection';
import { ALL_WELL, IN_TROUBLE } from '../testing/status.fixture';

const STATUS = 'GET /auth/admin/status';

const meta = { component: StatusSection } satisfies Meta<typeof StatusSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllWell: Story = { decorators: [withApi({ [STATUS]: ALL_WELL })] };
export const InTrouble: Story = { decorators: [withApi({ [STATUS]: IN_TROUBLE })] };
export const Loading: Story = { decorators: [withApi({ [STATUS]: unanswered })] };
export const Failed: Story = { decorators: [withApi({ [STATUS]: failing('Not now') })] };
