import Box from '@mui/material/Box';
import type { SourceDiscovery } from '@vaglio/contract';

/** List of addresses at which no feed was found, with the reasons. */
export function TriedList({ tried }: { readonly tried: SourceDiscovery['tried'] }) {
  if (tried.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main', fontWeight: 550 }}>
        Attempts ({tried.length})
      </Box>
      <Box
        component="ul"
        aria-label="Tried"
        sx={{ m: 0, mt: 2, pl: 5, color: 'text.secondary', '& li': { overflowWrap: 'anywhere' } }}
      >
        {tried.map(({ url, outcome }) => (
          <li key={url}>
            {url}: {outcome}
          </li>
        ))}
      </Box>
    </Box>
  );
}
