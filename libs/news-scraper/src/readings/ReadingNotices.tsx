import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import type { NewsReading } from '@vaglio/contract';
import { useEffect } from 'react';
import { routes } from '@vaglio/startups-domain';
import { ErrorAlert, useToast } from '@vaglio/ui';
import { Link as RouterLink } from 'react-router';
import { useReadChainQuery } from '@vaglio/startups-data';
import { endedText, progressText } from './reading-text';
import { counted } from '../until-text';

interface ReadingNoticesProps {
  readonly open: readonly NewsReading[];
  /** Requested reading that has just ended. Its result is displayed once. */
  readonly ended: NewsReading | null;
  readonly onStop: () => void;
  readonly failure: string | null;
  readonly onCloseFailure: () => void;
}

/** Shows the progress of requested readings. A toast shows the result of a completed reading. */
export function ReadingNotices({ open, ended, onStop, failure, onCloseFailure }: ReadingNoticesProps) {
  const toast = useToast();
  useEffect(() => {
    if (!ended) return;
    toast({ message: endedText(ended), action: <ExtractLink /> });
    onStop();
  }, [ended, toast, onStop]);
  return (
    <>
      {failure !== null && (
        <Box sx={{ mb: 4 }}>
          <ErrorAlert onClose={onCloseFailure}>{failure}</ErrorAlert>
        </Box>
      )}
      {open.map((reading) => (
        <Box key={reading.id} sx={{ mb: 4 }}>
          <Box role="status" sx={{ mb: 1 }}>
            {progressText(reading)}
          </Box>
          <LinearProgress aria-label="Fetch progress" {...progressOf(reading)} />
        </Box>
      ))}
    </>
  );
}

function progressOf({ started_at, source_count, sources_done }: NewsReading) {
  return started_at === null || source_count === 0
    ? {}
    : ({ variant: 'determinate', value: (sources_done / source_count) * 100 } as const);
}

/**
 * Link to the extraction of new articles. Hidden if no article is pending or if the server does not return the pending
 * work.
 */
function ExtractLink() {
  const { currentData } = useReadChainQuery();
  const waiting = currentData?.to_extract ?? 0;
  return (
    waiting > 0 && (
      <Link component={RouterLink} to={routes.settings('llm-batch')}>
        Extract {counted(waiting, 'article')}
      </Link>
    )
  );
}
