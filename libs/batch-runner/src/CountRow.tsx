import Box from '@mui/material/Box';
import { formatCount, TABULAR } from '@vaglio/ui';

/** Counts side by side, separated by lines: the label over its number. */
export function CountRow({
  counts,
}: {
  readonly counts: readonly (readonly [label: string, count: number])[];
}) {
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 0', m: 0 }}>
      {counts.map(([label, count]) => (
        <Box
          key={label}
          sx={{ pr: 5, mr: 5, borderRight: 1, borderColor: 'border', '&:last-of-type': { border: 0, m: 0 } }}
        >
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{ ...TABULAR, m: 0, fontSize: '1.125rem', lineHeight: '24px', fontWeight: 620 }}
          >
            {formatCount(count)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
