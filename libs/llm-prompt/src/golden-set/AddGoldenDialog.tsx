import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { BusyButton, DialogFrame, ErrorAlert, LoadState, Pager, SearchBar } from '@vaglio/ui';
import { useAddGoldenMutation, useListGoldenCandidatesQuery } from '../hooks.gen';

/**
 * Dialog with the articles whose startups have all been accepted. Adding an article to the golden set confirms its
 * values.
 */
export function AddGoldenDialog({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState({ q: '', page: 1, pageSize: 10 });
  const { data, error, isFetching, refetch } = useListGoldenCandidatesQuery({
    q: query.q || undefined,
    page: query.page,
    pageSize: query.pageSize,
  });
  const [add, { isLoading, originalArgs }] = useAddGoldenMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const items = data?.items ?? [];
  const onAdd = async (article_id: string) => {
    const answer = await add({ goldenAddition: { article_id } });
    setRefusal(answer.error ? errorText(answer.error, 'It could not be added') : null);
  };
  return (
    <DialogFrame
      title="Add to golden set"
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Box sx={{ mb: 3 }}>
        Articles whose companies are all accepted. By adding an article you confirm that its companies and
        values are correct and complete.
      </Box>
      <SearchBar
        label="Search articles"
        query={query}
        onChange={(next) => setQuery({ ...query, ...next })}
        autoFocus
      />
      {refusal !== null && <ErrorAlert>{refusal}</ErrorAlert>}
      <LoadState
        isFetching={isFetching}
        failure={error ? errorText(error, 'Failed to load') : null}
        onRetry={() => void refetch()}
        isEmpty={items.length === 0}
        empty={<Box sx={{ color: 'muted', mt: 3 }}>No article whose companies are all accepted is left.</Box>}
      >
        <Box component="ul" aria-label="Confirmed articles" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map(({ article_id, title, source, companies }) => (
            <Box component="li" key={article_id} sx={ROW}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ color: 'text.primary', fontWeight: 550 }}>{title}</Box>
                <Box sx={{ typography: 'caption', color: 'muted' }}>
                  {[source, companies.length === 0 ? 'No startup' : companies.join(', ')]
                    .filter((part) => part !== null && part !== '')
                    .join(' · ')}
                </Box>
              </Box>
              <BusyButton
                size="small"
                variant="outlined"
                busy={isLoading && originalArgs?.goldenAddition.article_id === article_id}
                busyLabel="Adding…"
                aria-label={`Add ${title}`}
                onClick={() => void onAdd(article_id)}
              >
                Add
              </BusyButton>
            </Box>
          ))}
        </Box>
        <Pager total={data?.total ?? 0} query={query} onChange={(next) => setQuery({ ...query, ...next })} />
      </LoadState>
    </DialogFrame>
  );
}

const ROW = { display: 'flex', alignItems: 'center', gap: 3, py: 2, borderBottom: 1, borderColor: 'border' };
