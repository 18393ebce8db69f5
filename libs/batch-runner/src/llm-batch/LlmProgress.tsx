import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { Block, formatCount, TABULAR, VisuallyHidden } from '@vaglio/ui';
import { usePacedText } from '../use-paced-text';
import { paceText, progressOf } from './llm-text';
import type { LlmBatch } from './use-llm-batch';

const ANNOUNCED_EVERY_MS = 5_000;

/** Number of pending articles, followed by the progress and totals of the run. */
export function LlmProgress({
  batch: { run, isUnderWay, elapsedMs, waitedAtStart, pending, extractor },
}: {
  readonly batch: LlmBatch;
}) {
  const { processed: done = 0, succeeded = 0, failed = 0, outputs = 0 } = run.totals;
  const isIdle = !isUnderWay && done === 0;
  const progress = isIdle ? null : progressOf(done, waitedAtStart);
  const announced = usePacedText(`${formatCount(done)} articles processed`, ANNOUNCED_EVERY_MS);
  return (
    <Block hasDivider>
      <VisuallyHidden role="status">{isUnderWay ? announced : ''}</VisuallyHidden>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Box>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
            <Box component="span" sx={FIGURE}>
              {isIdle ? formatCount(pending) : formatCount(done)}
            </Box>
            {progress && (
              <Box component="span" sx={{ fontSize: '1.125rem', color: 'text.secondary' }}>
                of {formatCount(progress.total)}
              </Box>
            )}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>{isIdle ? 'articles pending' : 'articles processed'}</Box>
        </Box>
        {!isIdle && (
          <Box sx={{ textAlign: 'right' }}>
            {progress && <Box sx={{ fontSize: '1.125rem', fontWeight: 620 }}>{progress.percent}%</Box>}
            <Box sx={{ color: 'text.secondary' }}>
              {paceText(elapsedMs, done, isUnderWay ? (progress?.total ?? null) : null)}
            </Box>
          </Box>
        )}
      </Box>
      <LinearProgress
        aria-label="LLM batch"
        sx={{ my: 3 }}
        {...(progress || !isUnderWay ? { variant: 'determinate', value: progress?.percent ?? 0 } : {})}
      />
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 0', m: 0 }}>
        <Total label="Pending" value={formatCount(pending)} />
        <Total label="Processed" value={formatCount(done)} />
        <Total
          label="Succeeded"
          value={formatCount(succeeded)}
          color={succeeded > 0 ? 'success.main' : undefined}
        />
        <Total label="Failed" value={formatCount(failed)} color={failed > 0 ? 'error.main' : undefined} />
        <Total label="Startups found" value={formatCount(outputs)} />
        {extractor && <Total label="Extractor" value={extractor} />}
      </Box>
    </Block>
  );
}

const FIGURE = { ...TABULAR, fontSize: '2.25rem', lineHeight: '44px', fontWeight: 680 };

function Total({
  label,
  value,
  color = 'text.primary',
}: {
  readonly label: string;
  readonly value: string;
  readonly color?: string | undefined;
}) {
  return (
    <Box sx={{ pr: 5, mr: 5, borderRight: 1, borderColor: 'border', '&:last-of-type': { border: 0, m: 0 } }}>
      <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: '1.125rem', lineHeight: '24px', fontWeight: 620, color }}>
        {value}
      </Box>
    </Box>
  );
}
