import Box from '@mui/material/Box';
import { Block, BusyButton, ErrorAlert, Section } from '@vaglio/ui';
import { FailuresCard } from '../failures/FailuresCard';
import { StageLinkRow, TO_CURATE, TO_REVIEW } from '../StageLinks';
import { ServerRunsCard } from '../server-runs/ServerRunsCard';
import { EmptyAwardsNotice } from './EmptyAwardsNotice';
import { LlmOptionsBar } from './LlmOptionsBar';
import { LlmProgress } from './LlmProgress';
import { LlmSpending } from './LlmSpending';
import { endWords } from './llm-words';
import { RunPlaceChoice } from './RunPlaceChoice';
import { SamplesCard } from './SamplesCard';
import { StartButton } from './StartButton';
import { useLlmBatch } from './use-llm-batch';
import { useRunPlace } from './use-run-place';

/** Reads pending articles one after another, in this browser as specified or on the server; below it, the runs of the server. Source: spec §2, batch runner. */
export function LlmBatchSection() {
  const batch = useLlmBatch();
  const { place, isOffered, choose } = useRunPlace();
  const { run, isUnderWay, isResetting } = batch;
  const ended = endWords(run);
  const action = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <BusyButton
        variant="outlined"
        busy={isResetting}
        busyLabel="Resetting…"
        disabled={isUnderWay}
        onClick={() => void batch.resetPending()}
      >
        Reset Pending
      </BusyButton>
      <StartButton batch={batch} place={place} />
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Section
        title="Run LLM batch"
        purpose="Reads pending articles one after another and writes raw startups."
        action={action}
        isFlush
      >
        <EmptyAwardsNotice isEmpty={batch.hasNoAwards} />
        {batch.pendingFailure && (
          <Block>
            <ErrorAlert>{batch.pendingFailure}</ErrorAlert>
          </Block>
        )}
        {batch.resetFailure && (
          <Block>
            <ErrorAlert>{batch.resetFailure}</ErrorAlert>
          </Block>
        )}
        {ended !== null && run.end !== 'failed' && (
          <Block>
            <Box role="status" sx={{ color: 'text.secondary' }}>
              {ended}
            </Box>
            <StageLinkRow stages={[TO_CURATE, TO_REVIEW]} />
          </Block>
        )}
        {ended !== null && run.end === 'failed' && (
          <Block>
            <ErrorAlert>{ended}</ErrorAlert>
          </Block>
        )}
        <LlmProgress batch={batch} />
        <LlmSpending batch={batch} />
        {isOffered && <RunPlaceChoice place={place} disabled={isUnderWay} onChange={choose} />}
        {place === 'browser' && <LlmOptionsBar options={batch.options} isUnderWay={isUnderWay} />}
      </Section>
      <SamplesCard samples={batch.samples} />
      <FailuresCard failed={batch.failedCount} />
      <ServerRunsCard />
    </Box>
  );
}
