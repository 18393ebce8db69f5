import Paper from '@mui/material/Paper';
import { memo } from 'react';
import { Pager } from '@vaglio/ui';
import type { ListQuery } from '@vaglio/startups-data';

interface ListPagerProps {
  readonly total: number;
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
}

/** The pager in a card of its own, below the last startup. */
export const ListPager = memo(function ListPager(props: ListPagerProps) {
  return (
    <Paper sx={{ mt: 2, border: 1, borderColor: 'border', '&& > *': { borderTop: 0 } }}>
      <Pager {...props} />
    </Paper>
  );
});
