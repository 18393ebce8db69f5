import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { CircleAlert, CircleCheck, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';

type NoticeTone = 'red' | 'amber' | 'green';

interface NoticeProps {
  readonly tone: NoticeTone;
  readonly children: ReactNode;
  /** Small button on the right. */
  readonly action?: ReactNode;
  readonly onClose?: () => void;
}

interface Look {
  readonly icon: LucideIcon;
  /** `alert` interrupts screen readers, `status` does not. */
  readonly role: 'alert' | 'status';
  readonly soft: string;
  readonly hue: 'error' | 'warning' | 'success';
}

const LOOKS: Readonly<Record<NoticeTone, Look>> = {
  red: { icon: CircleAlert, role: 'alert', soft: 'redSoft', hue: 'error' },
  amber: { icon: TriangleAlert, role: 'alert', soft: 'amberSoft', hue: 'warning' },
  green: { icon: CircleCheck, role: 'status', soft: 'greenSoft', hue: 'success' },
};

/** Coloured band with an icon and a text. Screen readers announce it when it appears. */
export function Notice({ tone, children, action, onClose }: NoticeProps) {
  const { icon, role, soft, hue } = LOOKS[tone];
  const line = `color-mix(in srgb, var(--mui-palette-${hue}-main) 28%, transparent)`;
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        alignItems: 'center',
        // On narrow screens, the button moves below the text if both do not fit side by side.
        flexWrap: 'wrap',
        gap: 3,
        p: '9px 12px',
        border: `1px solid ${line}`,
        borderRadius: 1,
        bgcolor: soft,
        color: 'text.primary',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3, flex: '1 1 210px', minWidth: 0 }}>
        <Box component="span" sx={{ display: 'flex', pt: '1px', color: `${hue}.main` }}>
          <Icon of={icon} size={18} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, typography: 'body1', overflowWrap: 'anywhere' }}>{children}</Box>
      </Box>
      {action}
      {onClose && (
        <IconButton
          size="small"
          aria-label="Close this message"
          onClick={onClose}
          sx={{ alignSelf: action ? 'center' : 'flex-start', my: { xs: '-12px', md: '-4px' }, mr: '-4px' }}
        >
          <Icon of={X} />
        </IconButton>
      )}
    </Box>
  );
}
