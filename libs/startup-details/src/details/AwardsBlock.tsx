import Box from '@mui/material/Box';
import { memo } from 'react';
import type { ScoreLedger, Startup } from '@vaglio/contract';
import { EMPTY_VALUE, formatScore, scoreDecimals, TABULAR, DetailBlock } from '@vaglio/ui';
import { awardRows, type AwardRow } from './award-rows';

/** Maximum number of decimals. All decimals are shown, so that the weights add up to the score. */
const MAX_DECIMALS = 4;

interface AwardsBlockProps {
  readonly startup: Startup;
  /** Score ledger, or null if it is unknown or not yet loaded. */
  readonly ledger: ScoreLedger | null;
}

/** Section with the startup's awards. Awards that do not count are struck through. */
export const AwardsBlock = memo(function AwardsBlock({ startup, ledger }: AwardsBlockProps) {
  const rows = awardRows(startup, ledger);
  const score = ledger?.score ?? startup.score;
  const decimals = scoreDecimals([score, ...rows.map(({ weight }) => weight)], MAX_DECIMALS);
  return (
    <DetailBlock title="Awards">
      {rows.length === 0 && <Box sx={{ color: 'muted' }}>{EMPTY_VALUE}</Box>}
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map((row) => (
          <Box key={row.name} sx={[LINE, { color: row.status === 'counted' ? 'text.primary' : 'muted' }]}>
            <Box component="dt" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {row.name}
            </Box>
            <Box
              component="dd"
              sx={{ ...TABULAR, m: 0, flexShrink: 0, fontWeight: row.status === 'counted' ? 600 : 400 }}
            >
              <Weight {...row} decimals={decimals} />
            </Box>
          </Box>
        ))}
        <Box sx={[LINE, { mt: 1, pt: 2, borderTop: 1, borderColor: 'borderStrong', fontWeight: 600 }]}>
          <Box component="dt">Score</Box>
          <Box component="dd" sx={{ ...TABULAR, m: 0 }}>
            {formatScore(score, decimals)}
          </Box>
        </Box>
      </Box>
    </DetailBlock>
  );
});

function Weight({ weight, status, decimals }: AwardRow & { readonly decimals: number }) {
  if (status === 'not_weighted' || status === 'no_weight')
    return (
      <Box component="span" sx={{ typography: 'caption' }}>
        {status === 'no_weight' ? 'weight 0, does not count' : 'not weighted'}
      </Box>
    );
  const text = formatScore(weight, decimals);
  return status === 'superseded' ? <del>{text}</del> : text;
}

const LINE = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 3,
  py: '3px',
  typography: 'body2',
  lineHeight: '22px',
};
