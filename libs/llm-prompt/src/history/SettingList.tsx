import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SettingListProps {
  /** Labels and values. */
  readonly entries: readonly (readonly [label: string, content: ReactNode])[];
}

/** List of a version's settings, or of changed settings. */
export function SettingList({ entries }: SettingListProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content 1fr',
        gap: '2px 16px',
        m: 0,
        '& dt': { color: 'muted' },
        '& dd': { m: 0, color: 'text.primary', overflowWrap: 'anywhere' },
      }}
    >
      {entries.map(([label, content]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </Box>
      ))}
    </Box>
  );
}
