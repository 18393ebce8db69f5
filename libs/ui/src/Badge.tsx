import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

export type BadgeTone = 'accent' | 'neutral' | 'amber' | 'green' | 'solidGreen' | 'red' | 'outline';

interface BadgeProps {
  readonly tone?: BadgeTone;
  /** Shown beside the text, never instead of it. */
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

const TONES: Readonly<Record<BadgeTone, object>> = {
  accent: { bgcolor: 'accentSoft', color: 'accentSoftText' },
  neutral: { bgcolor: 'neutralSoft', color: 'text.secondary' },
  amber: { bgcolor: 'amberSoft', color: 'warning.main' },
  green: { bgcolor: 'greenSoft', color: 'success.main' },
  solidGreen: { bgcolor: 'success.main', color: 'background.paper' },
  red: { bgcolor: 'redSoft', color: 'error.main' },
  outline: { color: 'text.secondary', boxShadow: 'inset 0 0 0 1px var(--mui-palette-borderStrong)' },
};

/** A soft-filled chip, 20 px high; a long text ends in an ellipsis where room is short. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Box
      component="span"
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          height: '20px',
          px: '7px',
          maxWidth: '100%',
          borderRadius: '6px',
        },
        { typography: 'caption', fontWeight: 550, lineHeight: '20px', whiteSpace: 'nowrap' },
        TONES[tone],
      ]}
    >
      {icon && <Icon of={icon} size={12} />}
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {children}
      </Box>
    </Box>
  );
}
