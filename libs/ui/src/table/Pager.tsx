import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { PAGE_SIZES, type PageQuery } from '@vaglio/startups-domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { Icon } from '../Icon';
import { SelectInput } from '../field/SelectInput';
import { formatCount } from '../format/number-formats';
import { PageButtons } from './PageButtons';
import { TABULAR } from '../theme/tabular';
import { lastPageOf, PAGER_REACH, pageWindow } from './page-window';

type Page = Pick<PageQuery, 'page' | 'pageSize'>;

interface PagerProps<Query extends Page> {
  /** Number of entries in the full list. */
  readonly total: number;
  readonly query: Query;
  readonly onChange: (query: Query) => void;
}

/**
 * Pager of a list. It shows the range ("1–20 of 3’402"), the rows per page and page buttons: first, last, and 2 on
 * either side of the current page. If the current page no longer exists, as after its last row was deleted, the pager
 * requests the last page.
 */
export function Pager<Query extends Page>({ total, query, onChange }: PagerProps<Query>) {
  const sizeId = useId();
  const last = lastPageOf(total, query.pageSize);
  const goTo = (page: number) => onChange({ ...query, page });
  const goToLast = useEffectEvent(() => goTo(last));
  const isPastEnd = total > 0 && query.page > last;
  useEffect(() => {
    if (isPastEnd) goToLast();
  }, [isPastEnd]);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 16px',
        px: 5,
        py: '10px',
        borderTop: 1,
        borderColor: 'border',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <Box
        component="span"
        sx={{ ...TABULAR, mr: 'auto', '& b': { fontWeight: 620, color: 'text.primary' } }}
      >
        {rangeOf(total, query)} of <b>{formatCount(total)}</b>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <label htmlFor={sizeId}>Rows per page</label>
        <SelectInput
          id={sizeId}
          size="small"
          value={String(query.pageSize)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => onChange({ ...query, pageSize: Number(size), page: 1 })}
        />
      </Box>
      <Box
        component="nav"
        aria-label="Pages"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px' }}
      >
        <IconButton
          size="small"
          aria-label="Previous page"
          disabled={query.page <= 1}
          onClick={() => goTo(query.page - 1)}
        >
          <Icon of={ChevronLeft} />
        </IconButton>
        <PageButtons steps={pageWindow(query.page, last, PAGER_REACH)} current={query.page} onPick={goTo} />
        <IconButton
          size="small"
          aria-label="Next page"
          disabled={query.page >= last}
          onClick={() => goTo(query.page + 1)}
        >
          <Icon of={ChevronRight} />
        </IconButton>
      </Box>
    </Box>
  );
}

function rangeOf(total: number, { page, pageSize }: Page): string {
  const first = (page - 1) * pageSize + 1;
  return first > total ? '0' : `${formatCount(first)}–${formatCount(Math.min(page * pageSize, total))}`;
}
