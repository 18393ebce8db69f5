import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface UnreadCountProps {
  readonly count: number;
  readonly children: ReactNode;
}

const MAX_SHOWN = 99;

/**
 * Count at the corner of an icon, hidden if it is 0. It is only visual. Every page loads it, and MUI's badge would add
 * 1.2 kB (gzip).
 */
export function UnreadCount({ count, children }: UnreadCountProps) {
  return (
    <Box component="span" sx={PLACE}>
      {children}
      {count > 0 && (
        <Box component="span" aria-hidden="true" sx={NUMBER}>
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </Box>
      )}
    </Box>
  );
}

const PLACE = { position: 'relative', display: 'inline-flex', flexShrink: 0, verticalAlign: 'middle' };
const NUMBER = {
  position: 'absolute',
  top: 0,
  right: 0,
  transform: 'translate(50%, -50%)',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 20,
  height: 20,
  px: '6px',
  borderRadius: '10px',
  fontFamily: 'fontFamily',
  fontWeight: 'fontWeightMedium',
  fontSize: '0.75rem',
  lineHeight: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
};
