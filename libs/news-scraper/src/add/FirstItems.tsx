import Box from '@mui/material/Box';
import type { ListedItem } from '@vaglio/contract';
import { formatDate } from '@vaglio/ui';

/** Titles and links of a source's first articles. */
export function FirstItems({ items }: { readonly items: readonly ListedItem[] }) {
  return (
    <Box
      component="ol"
      aria-label="First items"
      sx={{ gridColumn: '1 / -1', m: 0, my: 2, pl: '44px', '& li': { py: '2px', overflowWrap: 'anywhere' } }}
    >
      {items.map(({ url, title, published_at }) => (
        <li key={url}>
          {title}{' '}
          <Box component="span" sx={{ color: 'muted', typography: 'caption' }}>
            {published_at === null ? url : `${formatDate(published_at)}, ${url}`}
          </Box>
        </li>
      ))}
    </Box>
  );
}
