import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { routes, type ReviewTab } from '@vaglio/startups-domain';
import { LoadState, VisuallyHidden } from '@vaglio/ui';
import { ArticlesTab } from './articles/ArticlesTab';
import { DoneTab } from './done/DoneTab';
import { DuplicatesTab } from './duplicates/DuplicatesTab';
import { readTab } from './review-tab';
import { firstTab } from './use-review-count';
import { useWaiting } from './use-waiting';

const TABS: Readonly<Record<ReviewTab, () => ReactNode>> = {
  articles: ArticlesTab,
  duplicates: DuplicatesTab,
  done: DoneTab,
};

/**
 * Review page with articles whose values need a review, pairs of possible duplicates, and past decisions. The address
 * stores the tab, filter, article and pair. Without a tab, the first tab with pending work opens.
 */
export function ReviewPage() {
  const { search } = useLocation();
  const tab = readTab(search);
  const Shown = tab === null ? FirstTab : TABS[tab];
  return (
    <>
      <VisuallyHidden component="h1">Review</VisuallyHidden>
      <Shown />
    </>
  );
}

/** Waits for the counts of pending work, then opens the first tab with pending work. */
function FirstTab() {
  const waiting = useWaiting();
  if (!waiting.isSettled)
    return (
      <Box sx={{ maxWidth: 1448, mx: 'auto', px: { xs: 3, md: 6 }, py: 5 }}>
        <LoadState isFetching failure={null} />
      </Box>
    );
  return <Navigate to={routes.review(firstTab(waiting))} replace />;
}
