import Box from '@mui/material/Box';
import { useIsSupported } from '@vaglio/api-client';
import type { ScoreDistribution } from '@vaglio/contract';
import { formatCount, formatScore, formatShare } from '@vaglio/ui';
import { Bars, PLOT_HEIGHT } from './Bars';
import { FigureCard } from './FigureCard';
import { FigureTable } from './FigureTable';
import { useReadScoreDistributionQuery } from '../dashboard.api';
import { eligibleAddress, listAddress } from './list-address';
import { alongBins, binAddress, binName, countText, cutText, scoreBars } from './score-bars';
import { MARK_HEIGHT, MarkKey, ScoreMark } from './ScoreMark';

/** Card with the score distribution of the active startups. It shows the threshold and the cut of the top percent. */
export function DistributionCard() {
  const query = useReadScoreDistributionQuery();
  const isSupported = useIsSupported('readScoreDistribution') !== false;
  const { data } = query;
  if (!isSupported) return null;
  return (
    <FigureCard
      title="Distribution of scores"
      purpose={data ? `${formatCount(data.total)} active ${data.total === 1 ? 'startup' : 'startups'}` : null}
      query={query}
      empty={data?.total === 0 ? 'No active startups yet.' : null}
      height={PLOT_HEIGHT + 2 * MARK_HEIGHT}
      chart={data && <ScoreChart distribution={data} />}
      table={data && <ScoreTable distribution={data} />}
    />
  );
}

/** Minimum distance between a mark and the edge at which the text fits, as a fraction of the chart width. */
const WORD_SHARE = 0.22;

function ScoreChart({ distribution }: { readonly distribution: ScoreDistribution }) {
  const { bins, threshold, cut } = distribution;
  const [at, cutAt] = [alongBins(bins, threshold), alongBins(bins, cut?.score ?? 0)];
  const isThresholdRight = cut === null || at >= cutAt;
  const [left, right] = [Math.min(at, cutAt), Math.max(at, cutAt)];
  const fitsOneRow = left >= WORD_SHARE && right <= 1 - WORD_SHARE;
  const sideOf = (isRight: boolean, place: number) => {
    if (fitsOneRow) return isRight ? 'right' : 'left';
    return place < 0.5 ? 'right' : 'left';
  };
  const mark = thresholdMark(distribution);
  const text = cutText(distribution);
  return (
    <>
      <Box sx={{ display: { md: 'none' }, mb: 2 }}>
        {text && <MarkKey {...text} to={TOP} />}
        <MarkKey {...mark} />
      </Box>
      <Bars
        label="Distribution of scores"
        bars={scoreBars(distribution)}
        tickText={formatCount}
        barWidth={28}
        headroom={fitsOneRow ? MARK_HEIGHT : 2 * MARK_HEIGHT}
      >
        {text && (
          <ScoreMark {...text} to={TOP} at={cutAt} isDashed side={sideOf(!isThresholdRight, cutAt)} row={0} />
        )}
        <ScoreMark {...mark} at={at} side={sideOf(isThresholdRight, at)} row={fitsOneRow ? 0 : 1} />
      </Bars>
      <Box aria-hidden="true" sx={{ pt: 1, textAlign: 'center', fontSize: 12, color: 'muted' }}>
        Score
      </Box>
    </>
  );
}

const TOP = listAddress({ top: 'percent' });

function thresholdMark({ threshold, eligible }: ScoreDistribution) {
  return {
    title: `Threshold ${formatScore(threshold)}`,
    text: `${countText(eligible)} at or above`,
    to: eligibleAddress(),
  };
}

function ScoreTable({ distribution }: { readonly distribution: ScoreDistribution }) {
  const { bins, total } = distribution;
  const rowOf = (name: string, count: number, to: string) => ({
    key: name,
    name,
    to: count > 0 ? to : undefined,
    values: [formatCount(count), formatShare(total > 0 ? count / total : null)],
  });
  const text = cutText(distribution);
  const mark = thresholdMark(distribution);
  return (
    <FigureTable
      caption="Distribution of scores"
      columns={['Score', 'Startups', 'Share']}
      rows={[
        ...bins.map((bin) => rowOf(binName(bin), bin.count, binAddress(bin))),
        rowOf(mark.title, distribution.eligible, mark.to),
        ...(text ? [rowOf(text.title, distribution.cut?.count ?? 0, TOP)] : []),
      ]}
    />
  );
}
