import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { NO_BACKUP, someBackups } from '../testing/backups.fixture';
import { BackupsSection } from './BackupsSection';

const READ = 'GET /auth/admin/backups';

const meta = { component: BackupsSection } satisfies Meta<typeof BackupsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tested: Story = { decorators: [withApi({ [READ]: someBackups() })] };
export const None: Story = { decorators: [withApi({ [READ]: NO_BACKUP })] };
export const FailedAndLate: Story = {
  decorators: [
    withApi({
      [READ]: someBackups({
        is_late: true,
        failure: 'The folder /backups is missing, or cannot be written.',
        test: null,
        is_last_tested: false,
      }),
    }),
  ],
};
export const BeingMade: Story = { decorators: [withApi({ [READ]: someBackups({ state: 'running' }) })] };
export const Loading: Story = { decorators: [withApi({ [READ]: unanswered })] };
export const Failed: Story = { decorators: [withApi({ [READ]: failing('Not now') })] };
