import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { routes } from '@vaglio/startups-domain';
import { useReadChainQuery, useUsualParameters } from '@vaglio/startups-data';
import {
  ActionAlert,
  Block,
  BusyButton,
  ErrorAlert,
  Fold,
  formatCost,
  formatCount,
  Section,
} from '@vaglio/ui';
import { FailuresCard } from '../failures/FailuresCard';
import { StageLinkRow, TO_CURATE, TO_REVIEW } from '../StageLinks';
import { ServerRunsCard } from '../server-runs/ServerRunsCard';
import { LlmOptionsBar } from './LlmOptionsBar';
import { LlmProgress } from './LlmProgress';
import { endText } from './llm-text';
import { RunPlaceChoice } from './RunPlaceChoice';
import { usePipelineRun } from '../pipeline/use-pipeline-run';
import { SamplesCard } from './SamplesCard';
import { StartAll } from './StartAll';
import { StartButton } from './StartButton';
import { type LlmBatch, useLlmBatch } from './use-llm-batch';
import { useRunPlace } from './use-run-place';
import { SpendingFigures } from '../spending/SpendingFigures';

/**
 * Section that starts all stages of the pipeline on the server. The specified browser loop is under Advanced. If the
 * server cannot run the pipeline, the loop is the only option. Server-side runs are listed below. Source: spec §2,
 * batch runner.
 */
export function LlmBatchSection() {
  const batch = useLlmBatch();
  const place = useRunPlace();
  const loop = { batch, place };
  const { currentData: chain, isLoading } = useReadChainQuery();
  const run = usePipelineRun(chain ?? UNKNOWN);
  const hasChain = chain !== undefined && run.isSupported;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Section
        title="Run LLM batch"
        purpose={
          hasChain
            ? 'From news to ranked startups, in one run.'
            : 'Reads pending articles one after another and writes raw startups.'
        }
        action={!hasChain && !isLoading && <LoopButtons {...loop} />}
        isFlush
      >
        <EmptyAwardsNotice isEmpty={batch.hasNoAwards} />
        {hasChain && <StartAll chain={chain} run={run} />}
        {hasChain ? (
          <Fold title="Advanced" isOpenAtFirst={batch.run.phase !== 'idle'}>
            <Block>
              <Box sx={{ mb: 3, color: 'text.secondary' }}>
                Extraction only, without reading sources or curation.
              </Box>
              <LoopButtons {...loop} />
            </Block>
            <Loop {...loop} />
          </Fold>
        ) : (
          !isLoading && <Loop {...loop} />
        )}
      </Section>
      <SamplesCard samples={batch.samples} />
      <FailuresCard failed={batch.failedCount} />
      <ServerRunsCard />
    </Box>
  );
}

const UNKNOWN = { to_extract: null };

interface OfBatch {
  readonly batch: LlmBatch;
}

interface LoopProps extends OfBatch {
  readonly place: ReturnType<typeof useRunPlace>;
}

function LoopButtons({ batch, place: { place } }: LoopProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <BusyButton
        variant="outlined"
        busy={batch.isResetting}
        busyLabel="Resetting…"
        disabled={batch.isUnderWay}
        onClick={() => void batch.resetPending()}
      >
        Reset Pending
      </BusyButton>
      <StartButton batch={batch} place={place} />
    </Box>
  );
}

/** Batch loop of the specification, with its pending count, progress, options and result. */
function Loop({ batch, place: { place, isSupported, choose } }: LoopProps) {
  const { run, isUnderWay } = batch;
  const ended = endText(run);
  return (
    <>
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
    </>
  );
}

/** Warning that there are no parameters. Without them, a run would extract no awards and assign no scores. */
function EmptyAwardsNotice({ isEmpty }: { readonly isEmpty: boolean }) {
  const usual = useUsualParameters();
  return (
    <Box sx={{ px: 5, pb: 4, '&:empty': { display: 'none' } }}>
      <ActionAlert {...usual} title={isEmpty ? 'The award list is empty' : null}>
        Without awards, a run finds none, and articles are read only once. Add awards in{' '}
        <Link component={RouterLink} to={routes.settings('params')}>
          Parameters
        </Link>{' '}
        first, or add the usual awards with weight 0.
      </ActionAlert>
    </Box>
  );
}

/** Model usage of the current run and day. It renders nothing for the built-in extractor. */
function LlmSpending({ batch }: OfBatch) {
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
