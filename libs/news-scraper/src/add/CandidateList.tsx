import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import type { SourceCandidate, SourceDiscovery } from '@vaglio/contract';
import { formatRelativeInside } from '@vaglio/ui';
import { counted } from '../until-text';
import { useNow } from '../use-now';
import { FirstItems } from './FirstItems';
import { nameOf, placeText } from './source-name';

interface CandidateListProps {
  readonly found: SourceDiscovery;
  /** Addresses of the selected sources. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Selectable list of the feeds and sitemaps that were found, with their numbers of items and their first items. */
export function CandidateList({ found, chosen, onChange }: CandidateListProps) {
  const [shown, setShown] = useState<string | null>(null);
  const now = useNow();
  const toggle = (url: string) =>
    onChange(chosen.includes(url) ? chosen.filter((other) => other !== url) : [...chosen, url]);
  return (
    <Box component="ul" aria-label="Feeds found" sx={{ listStyle: 'none', m: 0, p: 0, mt: 2 }}>
      {found.candidates.map((candidate) => {
        const { url, is_known, first_items } = candidate;
        const name = nameOf(candidate, found);
        return (
          <Box component="li" key={url} sx={ROW}>
            <Checkbox
              size="small"
              checked={chosen.includes(url)}
              disabled={is_known}
              onChange={() => toggle(url)}
              slotProps={{ input: { 'aria-label': name } }}
              sx={{ ml: '-9px', alignSelf: 'start' }}
            />
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{name}</Box>
              <Box sx={{ typography: 'caption', color: 'muted', overflowWrap: 'anywhere' }}>
                {is_known ? 'Already a source' : placeText(candidate, found.url)}
              </Box>
            </Box>
            <Box sx={FIGURES}>
              <span>{figureText(candidate, now)}</span>
              <Button
                variant="text"
                size="small"
                aria-expanded={shown === url}
                onClick={() => setShown(shown === url ? null : url)}
              >
                {shown === url ? 'Hide first items' : 'Show first items'}
              </Button>
            </Box>
            {shown === url && <FirstItems items={first_items} />}
          </Box>
        );
      })}
    </Box>
  );
}

/** Returns a text such as '28 items, newest 2 hours ago'. */
function figureText({ items, kind, newest_item_at }: SourceCandidate, now: Date): string {
  const count = counted(items, kind === 'feed' ? 'item' : 'page');
  return newest_item_at ? `${count}, newest ${formatRelativeInside(newest_item_at, now)}` : count;
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 2,
  py: 2,
  borderTop: 1,
  borderColor: 'border',
};
const FIGURES = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  color: 'text.secondary',
  gridColumn: { xs: '2', md: 'auto' },
};
