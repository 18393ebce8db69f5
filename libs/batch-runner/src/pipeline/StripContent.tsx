import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { ArrowRight, Check, ChevronRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useNow } from '@vaglio/auth-session';
import type { Chain } from '@vaglio/contract';
import { formatCount, Icon, HorizontalScroller, TABULAR } from '@vaglio/ui';
import { nextOf, stagesOf, type PipelinePlace, type PipelineStage, type NextStep } from './pipeline-stages';
import { RunAll, RunProgress } from './RunControls';
import type { ChainRunState } from './use-pipeline-run';

interface StripContentProps {
  readonly chain: Chain;
  readonly here: PipelinePlace;
  readonly run: ChainRunState;
}

/** Pipeline stages with their pending work, the progress of a run, and the next step. */
export function StripContent({ chain, here, run }: StripContentProps) {
  const stages = stagesOf(chain, useNow());
  const next = nextOf(chain, stages);
  // The section Run LLM batch already shows the buttons and the progress of this run.
  const isStartedBelow = here === 'llm-batch';
  const waits = stages.some(({ count }) => count > 0);
  return (
    <>
      {waits ? (
        <HorizontalScroller component="ol" sx={run.running ? { ...LIST, ...NOT_ON_PHONES } : LIST}>
          {stages.map((stage, index) => (
            <Box component="li" key={stage.key} sx={{ ...ITEM, ...(stage.count === 0 && NOT_ON_PHONES) }}>
              {index > 0 && <Icon of={ChevronRight} size={14} />}
              <Stage stage={stage} isHere={stage.place === here} />
            </Box>
          ))}
        </HorizontalScroller>
      ) : (
        <Quiet isUntouched={next !== null} isRunning={run.running !== null} />
      )}
      {run.running ? (
        !isStartedBelow && <RunProgress chain={chain} running={run.running} run={run} />
      ) : (
        <>
          {!isStartedBelow && <RunAll run={run} />}
          {next && <Next step={next} here={here} />}
        </>
      )}
    </>
  );
}

/** Text that is shown when no pipeline stage has pending work. */
function Quiet({ isUntouched, isRunning }: { readonly isUntouched: boolean; readonly isRunning: boolean }) {
  if (isRunning) return <Box sx={QUIET} />;
  if (isUntouched) return <Box sx={QUIET}>No news has been read yet.</Box>;
  return (
    <Box sx={QUIET}>
      <Icon of={Check} /> Nothing waits.
    </Box>
  );
}

function Stage({
  stage: { count, text, to },
  isHere,
}: {
  readonly stage: PipelineStage;
  readonly isHere: boolean;
}) {
  return (
    <Link
      component={RouterLink}
      to={to}
      aria-current={isHere ? 'step' : undefined}
      underline={isHere ? 'none' : 'hover'}
      sx={{ ...STAGE, color: count > 0 ? 'text.primary' : 'muted', fontWeight: isHere ? 600 : 400 }}
    >
      <Box component="b" sx={{ ...TABULAR, fontWeight: count > 0 ? 620 : 400 }}>
        {formatCount(count)}
      </Box>{' '}
      {text}
    </Link>
  );
}

/** Link to the section of the next step. In that section itself, it is only a text. */
function Next({ step: { act, to, place }, here }: { readonly step: NextStep; readonly here: PipelinePlace }) {
  if (place === here)
    return <Box sx={{ ...END, color: 'text.secondary', pr: { xs: 1, md: 2 } }}>Next: on this page</Box>;
  return (
    <Button component={RouterLink} to={to} size="small" endIcon={<Icon of={ArrowRight} />} sx={END}>
      Next: {act}
    </Button>
  );
}

/** Style of the stage list, which scrolls horizontally, so that the button remains visible. */
const LIST = {
  gap: 2,
  flex: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
const ITEM = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flexShrink: 0,
  '& > svg': { color: 'muted', display: { xs: 'none', sm: 'block' } },
  '&:first-of-type > a': { ml: -1 },
};
/** Style of stages without pending work, which phones hide. */
const NOT_ON_PHONES = { display: { xs: 'none', sm: 'flex' } };
const STAGE = {
  display: 'inline-flex',
  gap: '0.3em',
  alignItems: 'center',
  minHeight: { xs: 44, sm: 32 },
  px: 1,
  whiteSpace: 'nowrap',
} as const;
const QUIET = { display: 'flex', alignItems: 'center', gap: 2, flex: 1, color: 'text.secondary' };
const END = { flexShrink: 0, whiteSpace: 'nowrap' } as const;
