import Box from '@mui/material/Box';
import { shownStatus, type ShownStatus } from '@vaglio/award-scoring';
import type { AwardFact } from '@vaglio/contract';
import { formatScore, TABULAR } from '@vaglio/ui';

const STATUS: Readonly<Record<ShownStatus, string>> = {
  counted: 'Counted',
  no_weight: 'Weight 0',
  superseded: 'Superseded',
  not_weighted: 'Not weighted',
};

/** Returns the effect of an award on the score as text. */
export function statusText(award: Pick<AwardFact, 'status' | 'weight'>): string {
  return STATUS[shownStatus(award)];
}

interface AwardLineProps {
  readonly award: AwardFact;
  /** Number of decimals in all weights of the list. */
  readonly decimals: number;
}

/** Award with its weight. A superseded weight is struck through, followed by the award that supersedes it. */
export function AwardLine({ award, decimals }: AwardLineProps) {
  const { award_name, superseded_by, weight } = award;
  const status = shownStatus(award);
  const text = formatScore(weight, decimals);
  return (
    <Box component="span" sx={{ display: 'flex', flex: 1, gap: 2, minWidth: 0, alignItems: 'baseline' }}>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="b" sx={{ fontWeight: 550 }}>
          {award_name}
        </Box>
        {superseded_by !== null && (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {' '}
            by {superseded_by}
          </Box>
        )}
      </Box>
      {status === 'no_weight' && (
        <Box component="span" sx={{ typography: 'caption', color: 'muted' }}>
          does not count
        </Box>
      )}
      {(status === 'counted' || status === 'superseded') && (
        <Box component="span" sx={{ ...TABULAR, fontWeight: status === 'counted' ? 600 : 400 }}>
          {status === 'superseded' ? (
            <Box component="del" sx={{ color: 'muted' }}>
              {text}
            </Box>
          ) : (
            text
          )}
        </Box>
      )}
    </Box>
  );
}
