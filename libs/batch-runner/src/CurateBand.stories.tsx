import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { CurateBand } from './CurateBand';
import { CurateButton } from './CurateButton';
import {
  BATCH_REDUCERS,
  CHAIN,
  CLEAN_AUDIT,
  FULL_BATCH,
  inTurn,
  NO_BATCH,
  PENDING_WORK,
} from './testing/batches.fixture';

const RUN = 'POST /auth/startups/curate/run';
const AUDIT = 'POST /auth/startups/curate/audit';
const curating = (run: unknown, audit: unknown = CLEAN_AUDIT) => [
  withApi(
    { [RUN]: run, [AUDIT]: audit, [CHAIN]: PENDING_WORK, 'GET /auth/investments': { items: [], total: 92 } },
    { reducers: BATCH_REDUCERS },
  ),
];

const meta = {
  component: CurateBand,
  render: () => (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <CurateButton />
      <CurateBand />
    </Box>
  ),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Curate new' })),
} satisfies Meta<typeof CurateBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Started: Story = { decorators: curating(unanswered) };
export const Running: Story = { decorators: curating(inTurn(FULL_BATCH, unanswered)) };
export const Finished: Story = { decorators: curating(inTurn(FULL_BATCH, FULL_BATCH, NO_BATCH)) };
export const WithFindings: Story = {
  decorators: curating(inTurn(FULL_BATCH, NO_BATCH), {
    ...CLEAN_AUDIT,
    findings: [{ check: 'Every startup has a score', count: 2, examples: ['11', '12'] }],
  }),
};
export const Failed: Story = { decorators: curating(failing('Not now')) };
export const AuditFailed: Story = { decorators: curating(inTurn(FULL_BATCH, NO_BATCH), failing('Not now')) };
