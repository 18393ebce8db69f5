import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { Square } from 'lucide-react';
import { useState } from 'react';
import { routes } from '@vaglio/startups-domain';
import { ErrorAlert, formatCount, Icon, Spinner, VisuallyHidden } from '@vaglio/ui';
import { Link as RouterLink } from 'react-router';
import { RankedList } from './RankedList';
import { AuditNote } from './AuditNote';
import { CURATE_PLAN } from './curate-plan';
import { countsOf, describeCurate, totalOf } from './curate-text';
import { useBatchRun } from './use-batch-run';
import { useElapsed } from './use-elapsed';
import { usePacedText } from './use-paced-text';
import { StatRow } from './StatRow';
import { StageLinks, TO_DECIDE, TO_DUPLICATES } from './StageLinks';

const ANNOUNCED_EVERY_MS = 5000;

interface CurateBandProps {
  /** True to hide a run that ended before the page was opened. */
  readonly onlyNew?: boolean;
}

/**
 * Progress of the curation run, followed by its totals and the audit findings. It renders nothing before the first run.
 */
export function CurateBand({ onlyNew = false }: CurateBandProps) {
  const { run, isUnderWay, stop } = useBatchRun(CURATE_PLAN);
  const [before] = useState(onlyNew && !isUnderWay ? run.serial : 0);
  const elapsed = useElapsed(run);
  const { title, progress } = describeCurate(run, elapsed);
  const announced = usePacedText(`${title}: ${progress}`, ANNOUNCED_EVERY_MS);
  if (run.phase === 'idle' || run.serial === before) return null;
  const audit =
    run.end === 'finished' && run.detail?.kind === 'audit' && run.endedAt !== null
      ? { report: run.detail.report, at: run.endedAt }
      : null;
  return (
    <Box
      component="section"
      aria-label="Curate run"
      sx={{ px: 5, py: 4, borderTop: 1, borderColor: 'border', bgcolor: 'selected', display: 'grid', gap: 3 }}
    >
      <VisuallyHidden role="status">{isUnderWay ? announced : title}</VisuallyHidden>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '4px 12px',
          minHeight: 32,
          color: 'primary.main',
        }}
      >
        {isUnderWay && <Spinner size={16} />}
        <Box component="h2" sx={{ m: 0, typography: 'h3', color: 'text.primary' }}>
          {title}
        </Box>
        <Box component="span" sx={{ flex: 1, color: 'text.secondary' }}>
          {progress}
        </Box>
        {isUnderWay && (
          <Button
            size="small"
            startIcon={<Icon of={Square} />}
            disabled={run.phase === 'stopping'}
            onClick={stop}
          >
            {run.phase === 'stopping' ? 'Stopping…' : 'Stop'}
          </Button>
        )}
      </Box>
      {isUnderWay && <CurateProgress done={run.totals['processed'] ?? 0} total={totalOf(run)} />}
      {run.failure && <ErrorAlert>{run.failure}</ErrorAlert>}
      <CountRow counts={countsOf(run)} />
      {audit && <AuditNote {...audit} />}
      {run.end !== null && <CurateLinks />}
    </Box>
  );
}

function CurateProgress({ done, total }: { readonly done: number; readonly total: number | null }) {
  if (total === null) return <LinearProgress aria-label="Curate run" />;
  const percent = total === 0 ? 100 : Math.round((done / total) * 100);
  return (
    <LinearProgress
      variant="determinate"
      value={percent}
      aria-label="Curate run"
      aria-valuetext={`${formatCount(done)} of ${formatCount(total)} rows`}
    />
  );
}

/** Row of counts with their labels. */
function CountRow({ counts }: { readonly counts: readonly (readonly [label: string, count: number])[] }) {
  return <StatRow isLarge entries={counts.map(([label, count]) => [label, formatCount(count)])} />;
}

/** Links to the results of a curation run. */
function CurateLinks() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' }}>
      <Link component={RouterLink} to={routes.settings('results', { tab: 'curated' })}>
        Curated startups
      </Link>
      <RankedList />
      <StageLinks stages={[TO_DUPLICATES, TO_DECIDE]} />
    </Box>
  );
}
