import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { ReviewArticleLine } from '@vaglio/contract';
import { DialogFrame, formatDate, LoadState, SearchBar } from '@vaglio/ui';
import { useListReviewArticlesQuery } from '../hooks.gen';
import type { ArticleFilter } from './articles-query';

interface QueueDialogProps {
  readonly only: ArticleFilter;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

const MAX_SHOWN = 20;

/** Dialog that searches the pending articles by title, source or company. Selecting a result opens the article. */
export function QueueDialog({ only, onOpen, onClose }: QueueDialogProps) {
  const [query, setQuery] = useState({ q: '', page: 1 });
  const { currentData, error, isFetching } = useListReviewArticlesQuery({
    only,
    pageSize: MAX_SHOWN,
    ...(query.q !== '' && { q: query.q }),
  });
  const items = currentData?.items ?? [];
  return (
    <DialogFrame
      title="Queue"
      width="medium"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Box sx={{ display: 'grid', gap: 3, color: 'text.primary' }}>
        <SearchBar label="Search the queue" query={query} onChange={setQuery} autoFocus />
        <LoadState
          isFetching={isFetching}
          failure={error ? errorText(error, 'Failed to load the articles') : null}
          isEmpty={items.length === 0}
          empty={<Box sx={{ color: 'muted' }}>No pending article contains this text.</Box>}
        >
          <Box component="ul" aria-label="Articles" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items.map((line) => (
              <li key={line.id}>
                <ButtonBase onClick={() => onOpen(line.id)} sx={LINE}>
                  <Box component="span" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
                    {line.title}
                  </Box>
                  <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                    {lineText(line)}
                  </Box>
                </ButtonBase>
              </li>
            ))}
          </Box>
        </LoadState>
      </Box>
    </DialogFrame>
  );
}

/** Returns the details of an article, such as 'Startwerk, 19 Nov 2026, 3 open, Anna Keller is reviewing it'. */
function lineText({ source, published_at, open, claimed_by }: ReviewArticleLine): string {
  return [
    source,
    published_at !== null && formatDate(published_at),
    `${open} open`,
    claimed_by !== null && `${claimed_by} is reviewing it`,
  ]
    .filter(Boolean)
    .join(', ');
}

const LINE = {
  display: 'grid',
  justifyItems: 'start',
  justifyContent: 'stretch',
  gap: '2px',
  width: '100%',
  minHeight: 44,
  p: 2,
  textAlign: 'left',
  typography: 'body1',
  borderRadius: 1,
  '&:hover': { bgcolor: 'sunken' },
};
