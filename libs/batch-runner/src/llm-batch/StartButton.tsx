import Button from '@mui/material/Button';
import { Play, Square } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '@vaglio/ui';
import { StartRunDialog } from '../server-runs/StartRunDialog';
import { useIsRunOnServer } from '../server-runs/use-server-runs';
import type { LlmBatch } from './use-llm-batch';
import type { RunPlace } from './use-run-place';

interface StartButtonProps {
  readonly batch: LlmBatch;
  readonly place: RunPlace;
}

/**
 * Start button, or Stop button during a run in the browser. For a server-side run, it first opens a dialog with the
 * run's options.
 */
export function StartButton({ batch: { run, isUnderWay, start, stop }, place }: StartButtonProps) {
  const [isOrdering, setIsOrdering] = useState(false);
  const isRunOnServer = useIsRunOnServer();
  if (isUnderWay)
    return (
      <Button
        variant="contained"
        startIcon={<Icon of={Square} />}
        disabled={run.phase === 'stopping'}
        onClick={stop}
      >
        {run.phase === 'stopping' ? 'Stopping…' : 'Stop'}
      </Button>
    );
  const isServer = place === 'server';
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon of={Play} />}
        disabled={isServer && isRunOnServer}
        title={isServer && isRunOnServer ? 'A run on the server is active.' : undefined}
        onClick={isServer ? () => setIsOrdering(true) : start}
      >
        Start
      </Button>
      {isOrdering && <StartRunDialog onClose={() => setIsOrdering(false)} />}
    </>
  );
}
