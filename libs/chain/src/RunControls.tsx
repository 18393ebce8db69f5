import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Play } from 'lucide-react';
import type { Chain, ChainRun } from '@vaglio/startups-data';
import { BusyButton, formatCount, Icon, Spinner } from '@vaglio/ui';
import type { ChainRunState } from './use-chain-run';

const RUN_ALL = 'Run all: read, extract, curate';

/** One press that runs the whole chain on the server. */
export function RunAll({ run }: { readonly run: ChainRunState }) {
  if (!run.isOffered) return null;
  const press = { 'aria-label': RUN_ALL, title: RUN_ALL, disabled: run.isStarting, onClick: run.start };
  return (
    <>
      <Button
        {...press}
        size="small"
        variant="text"
        startIcon={<Icon of={Play} />}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        Run all
      </Button>
      <IconButton {...press} sx={{ display: { sm: 'none' }, flexShrink: 0 }}>
        <Icon of={Play} />
      </IconButton>
    </>
  );
}

interface RunProgressProps {
  readonly chain: Chain;
  readonly stage: ChainRun['stage'];
  readonly run: ChainRunState;
}

/** What the run does now and how much of it is left, and how it is stopped. */
export function RunProgress({ chain, stage, run }: RunProgressProps) {
  return (
    <>
      <Box role="status" sx={PROGRESS}>
        <Spinner size={16} />
        {progressWords(stage, chain)}
      </Box>
      <BusyButton size="small" busy={run.isStopping} busyLabel="Stopping…" onClick={run.stop}>
        Stop
      </BusyButton>
    </>
  );
}

function progressWords(stage: ChainRun['stage'], { to_extract, to_curate }: Chain): string {
  if (stage === 'read') return 'Reading news…';
  return stage === 'extract'
    ? `Extracting, ${formatCount(to_extract ?? 0)} left`
    : `Curating, ${formatCount(to_curate ?? 0)} left`;
}

const PROGRESS = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flex: { xs: 1, sm: 'none' },
  pl: { xs: 1, sm: 0 },
  whiteSpace: 'nowrap',
  color: 'text.secondary',
} as const;
