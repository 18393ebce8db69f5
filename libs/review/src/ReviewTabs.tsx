import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useLocation, useNavigate } from 'react-router';
import { routes, type ReviewTab } from '@vaglio/startups-domain';
import { formatCount, TABULAR } from '@vaglio/ui';
import { readTab, REVIEW_TABS } from './review-tab';
import { useWaiting } from './use-waiting';

const HEIGHT = { xs: 44, md: 56 };
const LABELS: Readonly<Record<ReviewTab, string>> = {
  articles: 'Articles',
  duplicates: 'Duplicates',
  done: 'Reviewed',
};

/**
 * Tabs Articles, Duplicates and Reviewed with the numbers of pending entries. Tabs that the server does not support are
 * hidden.
 */
export function ReviewTabs() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const waiting = useWaiting();
  const chosen = readTab(search);
  const isSupported: Readonly<Record<ReviewTab, boolean>> = {
    articles: waiting.hasArticles,
    duplicates: waiting.hasDuplicates,
    done: waiting.hasArticles,
  };
  const counts: Readonly<Record<ReviewTab, number | null>> = {
    articles: waiting.articles,
    duplicates: waiting.duplicates,
    done: null,
  };
  return (
    <Tabs
      value={chosen ?? false}
      aria-label="Sections of Review"
      onChange={(_event, tab: ReviewTab) => void navigate(routes.review(tab))}
      sx={{ flexShrink: 0, minHeight: HEIGHT }}
    >
      {REVIEW_TABS.filter((tab) => isSupported[tab] || tab === chosen).map((tab) => (
        <Tab
          key={tab}
          value={tab}
          sx={{ minHeight: HEIGHT }}
          label={
            <span>
              {LABELS[tab]}
              {counts[tab] !== null && (
                <Box component="span" sx={COUNT}>
                  {formatCount(counts[tab])}
                </Box>
              )}
            </span>
          }
        />
      ))}
    </Tabs>
  );
}

const COUNT = { ...TABULAR, ml: '6px', typography: 'caption', color: 'muted' };
