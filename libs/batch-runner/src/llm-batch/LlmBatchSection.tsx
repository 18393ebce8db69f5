import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Block, BusyButton, ErrorAlert, formatCost, formatCount, ActionAlert, Section } from '@vaglio/ui';
import { Link as RouterLink } from 'react-router';
import { useUsualParameters } from '@vaglio/startups-data';
import { FailuresCard } from '../failures/FailuresCard';
import { StageLinkRow, TO_CURATE, TO_REVIEW } from '../StageLinks';
import { ServerRunsCard } from '../server-runs/ServerRunsCard';
import { LlmOptionsBar } from './LlmOptionsBar';
import { LlmProgress } from './LlmProgress';
import { endText } from './llm-text';
import { RunPlaceChoice } from './RunPlaceChoice';
import { SamplesCard } from './SamplesCard';
import { StartButton } from './StartButton';
import { type LlmBatch, useLlmBatch } from './use-llm-batch';
import { useRunPlace } from './use-run-place';
import { SpendingFigures } from '../spending/SpendingFigures';

/** Reads pending articles one after another, in this browser as specified or on the server; below it, the runs of the server. Source: spec §2, batch runner. */
export function LlmBatchSection() {
  const batch = useLlmBatch();
  const { place, isSupported, choose } = useRunPlace();
  const { run, isUnderWay, isResetting } = batch;
  const ended = endText(run);
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
        {isSupported && <RunPlaceChoice place={place} disabled={isUnderWay} onChange={choose} />}
        {place === 'browser' && <LlmOptionsBar options={batch.options} isUnderWay={isUnderWay} />}
      </Section>
      <SamplesCard samples={batch.samples} />
      <FailuresCard failed={batch.failedCount} />
      <ServerRunsCard />
    </Box>
  );
}

/** A run without parameters finds no award and scores nothing: said where it is started, with the next step. */
function EmptyAwardsNotice({ isEmpty }: { readonly isEmpty: boolean }) {
  const usual = useUsualParameters();
  return (
    <Box sx={{ px: 5, pb: 4, '&:empty': { display: 'none' } }}>
      <ActionAlert {...usual} title={isEmpty ? 'The award list is empty' : null}>
        A run now finds no award, and articles are read only once. Add awards in{' '}
        <Link component={RouterLink} to={{ hash: 'params' }}>
          Parameters
        </Link>{' '}
        first, or take the usual ones, which come with weight 0.
      </ActionAlert>
    </Box>
  );
}

/** What the run, and the day, has cost so far; nothing where the built-in extractor answers. */
function LlmSpending({ batch }: { readonly batch: LlmBatch }) {
  const { spending, run, pending } = batch;
  if (spending === null) return null;
  const { tokens = 0, cost = 0 } = run.totals;
  const ofRun: (readonly [string, string])[] = tokens > 0 ? [['This run', words(tokens, cost)]] : [];
  return (
    <Block hasDivider>
      <SpendingFigures spending={spending} articles={pending ?? 0} ofRun={ofRun} />
    </Block>
  );
}

const words = (tokens: number, cost: number): string =>
  cost > 0 ? `${formatCount(tokens)} tokens, cost ${formatCost(cost)}` : `${formatCount(tokens)} tokens`;
