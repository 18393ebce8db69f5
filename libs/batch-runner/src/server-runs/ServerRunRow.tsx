import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { ExtractionRun } from '@vaglio/contract';
import { Badge, ConfirmDialog, formatCount, formatExact, formatRelative, type BadgeTone } from '@vaglio/ui';
import {
  useCancelExtractionRunMutation,
  usePauseExtractionRunMutation,
  useResumeExtractionRunMutation,
  useRetryExtractionRunMutation,
} from '../hooks.gen';
import { causeTitle } from '../failures/failure-text';
import { RunReason } from './RunReason';
import { runCounts, runPercent } from './run-text';

const STATES: Readonly<Record<ExtractionRun['state'], readonly [words: string, tone: BadgeTone]>> = {
  running: ['Running', 'accent'],
  paused: ['Paused', 'amber'],
  finished: ['Finished', 'green'],
  cancelled: ['Cancelled', 'neutral'],
};

interface ServerRunRowProps {
  readonly run: ExtractionRun;
  /** Receives the error text from the server, or null after a success. */
  readonly onFailure: (text: string | null) => void;
}

/** Row of a server-side run with its state, counts and actions. */
export function ServerRunRow({ run, onFailure }: ServerRunRowProps) {
  const [pause, pausing] = usePauseExtractionRunMutation();
  const [resume, resuming] = useResumeExtractionRunMutation();
  const [cancel, cancelling] = useCancelExtractionRunMutation();
  const [retry, retrying] = useRetryExtractionRunMutation();
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = pausing.isLoading || resuming.isLoading || cancelling.isLoading || retrying.isLoading;
  const does = (call: typeof resume) => async () => {
    const { error } = await call({ id: run.id });
    onFailure(error ? errorText(error, 'Update failed') : null);
    setIsAsking(false);
  };
  const [text, tone] = STATES[run.state];
  const percent = runPercent(run);
  const isOver = run.state === 'finished' || run.state === 'cancelled';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        px: 5,
        py: 3,
        borderTop: 1,
        borderColor: 'border',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Badge tone={tone}>{text}</Badge>
          {run.dry && <Badge tone="outline">Dry run</Badge>}
          {run.retry_of !== null && <Badge tone="outline">Retry of failed articles</Badge>}
          {run.retry_cause && <Badge tone="outline">{`Again: ${causeTitle(run.retry_cause)}`}</Badge>}
          <Box
            component="time"
            dateTime={run.created_at}
            title={formatExact(run.created_at)}
            sx={{ color: 'muted' }}
          >
            {formatRelative(run.created_at, new Date())}
          </Box>
        </Box>
        <Box sx={{ mt: 1 }}>{runCounts(run)}</Box>
        {percent !== null && (
          <LinearProgress
            aria-label={`Run of ${formatExact(run.created_at)}`}
            variant="determinate"
            value={percent}
            sx={{ mt: 2, maxWidth: 480 }}
          />
        )}
        {run.reason !== null && <RunReason isPaused={run.state === 'paused'}>{run.reason}</RunReason>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {run.state === 'running' && (
          <Button size="small" disabled={isBusy} onClick={() => void does(pause)()}>
            Pause
          </Button>
        )}
        {run.state === 'paused' && (
          <Button size="small" disabled={isBusy} onClick={() => void does(resume)()}>
            Resume
          </Button>
        )}
        {isOver && run.failed > 0 && !run.dry && (
          <Button size="small" disabled={isBusy} onClick={() => void does(retry)()}>
            Retry failed only
          </Button>
        )}
        {/* After the run has ended, its button is hidden but keeps its space, so that all buttons align. */}
        <Button
          size="small"
          color="error"
          disabled={isBusy}
          onClick={() => setIsAsking(true)}
          sx={{ visibility: isOver ? 'hidden' : 'visible' }}
        >
          Cancel run
        </Button>
      </Box>
      {isAsking && (
        <ConfirmDialog
          title="Cancel run"
          confirmLabel="Cancel run"
          busyLabel="Cancelling…"
          cancelLabel="Keep it"
          isDanger
          busy={cancelling.isLoading}
          onConfirm={() => void does(cancel)()}
          onCancel={() => setIsAsking(false)}
        >
          {formatCount(run.processed)} articles are finished and kept. The others stay pending.
        </ConfirmDialog>
      )}
    </Box>
  );
}
