import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { tryPromptLimits } from '@vaglio/contract';
import { Badge, DialogFrame, LoadState, Pager, SearchBar } from '@vaglio/ui';
import { useListTrialArticlesQuery } from '../hooks.gen';

interface ChooseArticlesDialogProps {
  readonly chosen: readonly string[];
  readonly onChoose: (keys: readonly string[]) => void;
  readonly onClose: () => void;
}

const MAX_ARTICLES = tryPromptLimits.articles.maxItems;

/** Dialog in which 1 to 20 articles are selected for a comparison, from stored articles and the golden set. */
export function ChooseArticlesDialog({ chosen, onChoose, onClose }: ChooseArticlesDialogProps) {
  const [query, setQuery] = useState({ q: '', page: 1, pageSize: 10 });
  const [keys, setKeys] = useState<readonly string[]>(chosen);
  const { data, error, isFetching, refetch } = useListTrialArticlesQuery({
    q: query.q || undefined,
    page: query.page,
    pageSize: query.pageSize,
  });
  const items = data?.items ?? [];
  const toggle = (key: string) =>
    setKeys(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]);
  return (
    <DialogFrame
      title="Choose articles"
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="contained"
            disabled={keys.length === 0}
            onClick={() => {
              onChoose(keys);
              onClose();
            }}
          >
            {keys.length === 0 ? 'Choose' : `Choose ${keys.length}`}
          </Button>
        </>
      }
    >
      <SearchBar
        label="Search articles"
        query={query}
        onChange={(next) => setQuery({ ...query, ...next })}
        autoFocus
      />
      <Box role="status" sx={{ typography: 'caption', color: 'muted', my: 2 }}>
        {keys.length} of at most {MAX_ARTICLES} chosen. Articles of the golden set come first.
      </Box>
      <LoadState
        isFetching={isFetching}
        failure={error ? errorText(error, 'Failed to load') : null}
        onRetry={() => void refetch()}
        isEmpty={items.length === 0}
        empty={<Box sx={{ color: 'muted' }}>No article yet. Read a source, or import a golden set.</Box>}
      >
        <Box component="ul" aria-label="Articles to choose from" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map(({ key, title, source, is_golden }) => (
            <Box component="li" key={key} sx={{ borderBottom: 1, borderColor: 'border', py: '2px' }}>
              <FormControlLabel
                sx={{ width: '100%', m: 0 }}
                control={
                  <Checkbox
                    checked={keys.includes(key)}
                    disabled={!keys.includes(key) && keys.length >= MAX_ARTICLES}
                    onChange={() => toggle(key)}
                  />
                }
                label={
                  <Box
                    component="span"
                    sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
                  >
                    {title}
                    <Box component="span" sx={{ typography: 'caption', color: 'muted' }}>
                      {source ?? ''}
                    </Box>
                    {is_golden && <Badge tone="accent">Golden set</Badge>}
                  </Box>
                }
              />
            </Box>
          ))}
        </Box>
        <Pager total={data?.total ?? 0} query={query} onChange={(next) => setQuery({ ...query, ...next })} />
      </LoadState>
    </DialogFrame>
  );
}
