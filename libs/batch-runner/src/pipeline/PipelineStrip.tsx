import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { ErrorAlert, Icon, SkeletonBar, SuccessAlert, useKeptFocus, WarningAlert } from '@vaglio/ui';
import type { PipelinePlace } from './pipeline-stages';
import { RankedList } from '../RankedList';
import { StripContent } from './StripContent';
import { usePipeline } from './use-pipeline';
import { type ChainRunState, usePipelineRun } from './use-pipeline-run';

interface PipelineStripProps {
  /** Section in which the strip is displayed. */
  readonly here: PipelinePlace;
}

/**
 * Strip with the pending work of each pipeline stage and the next step. It renders nothing if the server does not
 * return the pending work.
 */
export function PipelineStrip({ here }: PipelineStripProps) {
  const { chain, isSupported } = usePipeline();
  const run = usePipelineRun(chain ?? UNKNOWN);
  const strip = useRef<HTMLDivElement>(null);
  useKeptFocus(strip);
  if (!isSupported) return null;
  return (
    <>
      <Paper component="nav" ref={strip} tabIndex={-1} aria-label="Pending work" sx={CARD}>
        {chain ? <StripContent chain={chain} here={here} run={run} /> : <PipelineSkeleton />}
      </Paper>
      <Box sx={{ mb: 4, '&:empty': { display: 'none' } }}>
        {/* Another part of the section below shows the result of the run. */}
        <LastRun
          run={here === 'llm-batch' ? { ...run, failure: run.refusal, reached: null, result: null } : run}
        />
      </Box>
    </>
  );
}

/**
 * Full-width pipeline strip above a page that fills the window. The page subtracts the strip's height, which is in
 * `--above-page`.
 */
export function PipelineBar({ here, children }: PipelineStripProps & { readonly children: ReactNode }) {
  const { chain, isSupported } = usePipeline();
  const run = usePipelineRun(chain ?? UNKNOWN);
  const strip = useRef<HTMLDivElement>(null);
  useKeptFocus(strip);
  if (!isSupported) return children;
  return (
    <Box sx={ABOVE_PAGE}>
      <Paper component="nav" ref={strip} tabIndex={-1} aria-label="Pending work" square sx={BAR}>
        <Box sx={BAR_ROW}>
          {chain ? <StripContent chain={chain} here={here} run={run} /> : <PipelineSkeleton />}
        </Box>
      </Paper>
      <LastRun run={run} />
      {children}
    </Box>
  );
}

/** Result or error of the last run, or the maximum that ended it. It renders nothing after the user has closed it. */
export function LastRun({ run }: { readonly run: ChainRunState }) {
  if (run.failure) return <ErrorAlert onClose={run.forgetFailure}>{run.failure}</ErrorAlert>;
  const ranked = run.result && <RankedList />;
  if (!run.reached)
    return (
      run.result && (
        <SuccessAlert onClose={run.forgetFailure}>
          {run.result} {ranked}
        </SuccessAlert>
      )
    );
  return (
    <WarningAlert
      action={
        <IconButton size="small" aria-label="Close this message" onClick={run.forgetFailure}>
          <Icon of={X} />
        </IconButton>
      }
    >
      {run.result} {run.reached} {ranked}
    </WarningAlert>
  );
}

const UNKNOWN = { to_extract: null };
const HEIGHT = { xs: '60px', sm: '48px' };
const ROW = { display: 'flex', alignItems: 'center', gap: 3, height: HEIGHT, typography: 'body2' } as const;
const CARD = { ...ROW, border: 1, borderColor: 'border', mb: 4, pl: { xs: 2, md: 4 }, pr: 2 } as const;
const ABOVE_PAGE = { '--above-page': HEIGHT };
const BAR = { borderBottom: 1, borderColor: 'border', height: HEIGHT };
const BAR_ROW = { ...ROW, height: '100%', maxWidth: 1448, mx: 'auto', px: { xs: 3, md: 6 } } as const;

const WIDTHS = [72, 76, 70, 150];

/** Skeleton of the pipeline stages. It is as high as the loaded strip. */
function PipelineSkeleton() {
  return WIDTHS.map((width) => <SkeletonBar key={width} height={12} width={width} />);
}
