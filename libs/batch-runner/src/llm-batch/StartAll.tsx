import Box from '@mui/material/Box';
import { Play } from 'lucide-react';
import { useRef } from 'react';
import type { Chain } from '@vaglio/contract';
import { Block, BusyButton, Icon, useKeptFocus } from '@vaglio/ui';
import { RunProgress, RunUpTo } from '../pipeline/RunControls';
import { LastRun } from '../pipeline/PipelineStrip';
import type { ChainRunState } from '../pipeline/use-pipeline-run';

interface StartAllProps {
  readonly chain: Chain;
  readonly run: ChainRunState;
}

/** Button that starts all stages of the pipeline on the server. While they run, their progress replaces the button. */
export function StartAll({ chain, run }: StartAllProps) {
  const buttons = useRef<HTMLDivElement>(null);
  useKeptFocus(buttons);
  return (
    <Block hasDivider>
      <Box
        ref={buttons}
        tabIndex={-1}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}
      >
        {run.running ? (
          <RunProgress chain={chain} running={run.running} run={run} />
        ) : (
          <>
            <BusyButton
              variant="contained"
              startIcon={<Icon of={Play} />}
              busy={run.isStarting}
              busyLabel="Starting…"
              onClick={run.start}
            >
              Start
            </BusyButton>
            <RunUpTo run={run} />
          </>
        )}
        <Box sx={{ flex: '1 1 100%', color: 'text.secondary' }}>
          Reads all sources, extracts pending articles and curates the results on the server. The run
          continues when this page is closed.
        </Box>
      </Box>
      <Box sx={{ mt: 3, '&:empty': { display: 'none' } }}>
        <LastRun run={run} />
      </Box>
    </Block>
  );
}
