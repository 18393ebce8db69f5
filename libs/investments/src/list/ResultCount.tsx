import Box from '@mui/material/Box';
import { formatCount, TABULAR } from '@vaglio/ui';
import type { ListQuery } from '@vaglio/startups-data';
import { resultNoun } from './list-labels';

interface ResultCountProps {
  /** Number of startups in the list; null while unknown. */
  readonly total: number | null;
  readonly query: ListQuery;
  readonly isBrief?: boolean;
}

/** Number of results, such as '143 startups'. Screen readers announce changes. */
export function ResultCount({ total, query, isBrief }: ResultCountProps) {
  return (
    <Box role="status" sx={{ minHeight: 20, color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {total !== null && (
        <>
          <Box component="b" sx={{ ...TABULAR, fontWeight: 620, color: 'text.primary' }}>
            {formatCount(total)}
          </Box>{' '}
          {resultNoun(total, query, isBrief)}
        </>
      )}
    </Box>
  );
}
