import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Play } from 'lucide-react';
import type { Chain } from '@vaglio/contract';
import { Block, Icon } from '@vaglio/ui';
import { RunProgress } from '../pipeline/RunControls';
import { LastRun } from '../pipeline/PipelineStrip';
import type { ChainRunState } from '../pipeline/use-pipeline-run';

interface StartAllProps {
  readonly chain: Chain;
  readonly run: ChainRunState;
}

/** One Start for the whole chain, on the server; in its place what the run does, and below it what it has done. */
export function StartAll({ chain, run }: StartAllProps) {
  return (
    <Block hasDivider>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        {run.running ? (
          <RunProgress chain={chain} running={run.running} run={run} />
        ) : (
          <Button
            variant="contained"
            startIcon={<Icon of={Play} />}
            disabled={run.isStarting}
            onClick={run.start}
          >
            Start
          </Button>
        )}
        <Box sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
          Reads all sources, extracts what waits and curates it, on the server. It goes on when this page is
          closed.
        </Box>
      </Box>
      <Box sx={{ mt: 3, '&:empty': { display: 'none' } }}>
        <LastRun run={run} />
      </Box>
    </Block>
  );
}
