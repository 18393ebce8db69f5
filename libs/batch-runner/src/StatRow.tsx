import Box from '@mui/material/Box';
import { TABULAR } from '@vaglio/ui';

interface StatRowProps {
  readonly entries: readonly (readonly [label: string, text: string])[];
  /** True to display the texts in heading size. */
  readonly isLarge?: boolean;
}

const LARGE = { fontSize: '1.125rem', lineHeight: '24px', fontWeight: 620 };

/** Row of labelled texts, separated by lines. */
export function StatRow({ entries, isLarge = false }: StatRowProps) {
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 0', m: 0 }}>
      {entries.map(([label, text]) => (
        <Box
          key={label}
          sx={{ pr: 5, mr: 5, borderRight: 1, borderColor: 'border', '&:last-of-type': { border: 0, m: 0 } }}
        >
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ ...TABULAR, m: 0, ...(isLarge ? LARGE : { fontWeight: 600 }) }}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
