import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { CircleAlert, CircleCheck, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';

type NoticeTone = 'red' | 'amber' | 'green';

interface NoticeProps {
  readonly tone: NoticeTone;
  readonly children: ReactNode;
  /** At the right: one small button. */
  readonly action?: ReactNode;
  readonly onClose?: () => void;
}

interface Look {
  readonly icon: LucideIcon;
  /** A failure interrupts, a success waits its turn. */
  readonly role: 'alert' | 'status';
  readonly soft: string;
  readonly hue: 'error' | 'warning' | 'success';
}

const LOOKS: Readonly<Record<NoticeTone, Look>> = {
  red: { icon: CircleAlert, role: 'alert', soft: 'redSoft', hue: 'error' },
  amber: { icon: TriangleAlert, role: 'alert', soft: 'amberSoft', hue: 'warning' },
  green: { icon: CircleCheck, role: 'status', soft: 'greenSoft', hue: 'success' },
};

/** A coloured band with an icon and a text; announced when it appears. */
export function Notice({ tone, children, action, onClose }: NoticeProps) {
  const { icon, role, soft, hue } = LOOKS[tone];
  const line = `color-mix(in srgb, var(--mui-palette-${hue}-main) 28%, transparent)`;
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 3,
        p: '9px 12px',
        border: `1px solid ${line}`,
        borderRadius: 1,
        bgcolor: soft,
        color: 'text.primary',
      }}
    >
      <Box component="span" sx={{ display: 'flex', pt: '1px', color: `${hue}.main` }}>
        <Icon of={icon} size={18} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, typography: 'body1', overflowWrap: 'anywhere' }}>{children}</Box>
      {action}
      {onClose && (
        <IconButton
          size="small"
          aria-label="Close this message"
          onClick={onClose}
          sx={{ my: { xs: '-12px', md: '-4px' }, mr: '-4px' }}
        >
          <Icon of={X} />
        </IconButton>
      )}
    </Box>
  );
}
