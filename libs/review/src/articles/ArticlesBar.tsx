import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { Search, SlidersHorizontal } from 'lucide-react';
import { memo, useState } from 'react';
import { Icon } from '@vaglio/ui';
import { FilterChips } from '../FilterChips';
import { AddArticleLink, HelpButton, ReviewBar } from '../ReviewBar';
import { ReviewTabs } from '../ReviewTabs';
import { ARTICLE_FILTERS, FILTER_LABELS, type ArticleFilter } from './articles-query';
import { QueueProgress } from './QueueProgress';
import type { Queue } from './use-queue';

interface ArticlesBarProps {
  readonly only: ArticleFilter;
  readonly onFilter: (only: ArticleFilter) => void;
  /** Number of articles per filter; null until the queue is loaded. */
  readonly counts: Queue['counts'];
  readonly reviewed: number;
  readonly isWide: boolean;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}

/** Filters with their counts, and the review progress. On narrow screens, the filters are in a menu. */
export const ArticlesBar = memo(function ArticlesBar({
  only,
  onFilter,
  counts,
  reviewed,
  isWide,
  onSearch,
  onHelp,
}: ArticlesBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = (act: () => void) => () => {
    setIsOpen(false);
    act();
  };
  const isEmpty = counts?.all === 0;
  const filters = !isEmpty && (
    <FilterChips
      chosen={only}
      filters={ARTICLE_FILTERS}
      labels={FILTER_LABELS}
      counts={counts}
      onChoose={(chosen) => close(() => onFilter(chosen))()}
    />
  );
  const progress = counts && <QueueProgress reviewed={reviewed} inQueue={counts.all} />;
  if (isWide) {
    return (
      <ReviewBar
        onHelp={onHelp}
        end={
          <>
            {progress}
            {!isEmpty && (
              <IconButton
                aria-label="Search the queue"
                title="Search the queue"
                aria-haspopup="dialog"
                onClick={onSearch}
              >
                <Icon of={Search} />
              </IconButton>
            )}
          </>
        }
      >
        {filters}
      </ReviewBar>
    );
  }
  return (
    <Box sx={BAR}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{progress}</Box>
      <IconButton
        aria-label="Filters"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        edge="end"
        onClick={() => setIsOpen(true)}
        sx={{ width: 44, height: 44 }}
      >
        <Icon of={SlidersHorizontal} />
      </IconButton>
      <Drawer
        open={isOpen}
        anchor="bottom"
        onClose={() => setIsOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Filters', sx: SHEET } }}
      >
        <ReviewTabs />
        {filters}
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Button startIcon={<Icon of={Search} />} onClick={close(onSearch)} sx={{ flex: 1 }}>
            Search the queue
          </Button>
          <AddArticleLink />
          <HelpButton onHelp={close(onHelp)} />
        </Box>
      </Drawer>
    </Box>
  );
});

const BAR = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 52,
  px: 4,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'border',
};
const SHEET = { width: '100%', maxWidth: 'none', borderRadius: '12px 12px 0 0', p: 4, pb: 6 };
