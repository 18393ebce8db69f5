import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Play, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { Chain, ChainRun } from '@vaglio/contract';
import { BusyButton, formatCount, Icon, Spinner } from '@vaglio/ui';
import { RunAllDialog } from './RunAllDialog';
import { maximaText } from './run-maxima';
import type { ChainRunState } from './use-pipeline-run';

const RUN_ALL = 'Run all: read, extract, curate';
const UP_TO = 'Run all up to a maximum';

interface OfRun {
  readonly run: ChainRunState;
}

/** Button that starts all pipeline stages on the server, and a button that first asks for a maximum. */
export function RunAll({ run }: OfRun) {
  const maximum = useMaximum(run);
  if (!run.isSupported) return null;
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
      <IconButton
        aria-label={UP_TO}
        title={UP_TO}
        aria-haspopup="dialog"
        disabled={run.isStarting}
        onClick={maximum.ask}
        // Phones have the button in the section Run LLM batch only, because the stages need its width.
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, flexShrink: 0 }}
      >
        <Icon of={SlidersHorizontal} />
      </IconButton>
      {maximum.dialog}
    </>
  );
}

/** Text button that asks for a maximum and then starts all pipeline stages on the server. */
export function RunUpTo({ run }: OfRun) {
  const maximum = useMaximum(run);
  return (
    <>
      <Button
        variant="text"
        startIcon={<Icon of={SlidersHorizontal} />}
        aria-haspopup="dialog"
        disabled={run.isStarting}
        onClick={maximum.ask}
      >
        {UP_TO}
      </Button>
      {maximum.dialog}
    </>
  );
}

function useMaximum(run: ChainRunState) {
  const [isAsking, setIsAsking] = useState(false);
  return {
    ask: () => setIsAsking(true),
    dialog: isAsking && (
      <RunAllDialog last={run.last} onStart={run.startUpTo} onClose={() => setIsAsking(false)} />
    ),
  };
}

interface RunProgressProps {
  readonly chain: Chain;
  readonly running: ChainRun;
  readonly run: ChainRunState;
}

/** Progress of a pipeline run with its remaining work and a Stop button. */
export function RunProgress({ chain, running, run }: RunProgressProps) {
  return (
    <>
      <Box role="status" sx={PROGRESS}>
        <Spinner size={16} />
        {progressText(running, chain)}
      </Box>
      <BusyButton size="small" busy={run.isStopping} busyLabel="Stopping…" onClick={run.stop}>
        Stop
      </BusyButton>
    </>
  );
}

function progressText(running: ChainRun, { to_extract, to_curate }: Chain): string {
  const { stage } = running;
  if (stage === 'read') return 'Reading news…';
  if (stage === 'curate') return `Curating, ${formatCount(to_curate ?? 0)} left`;
  const [most, pending] = [maximaText(running), formatCount(to_extract ?? 0)];
  return most === '' ? `Extracting, ${pending} left` : `Extracting ${most}, ${pending} pending`;
}

const PROGRESS = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flex: { xs: 1, sm: 'none' },
  pl: { xs: 1, sm: 0 },
  minWidth: 0,
  whiteSpace: { sm: 'nowrap' },
  color: 'text.secondary',
} as const;
