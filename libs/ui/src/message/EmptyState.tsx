import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';

interface EmptyStateProps {
  readonly icon: LucideIcon;
  /** Title of the empty state, such as 'No users'. */
  readonly title: string;
  /** Cause or remedy, in a single text. */
  readonly text?: ReactNode;
  /** Next action, with one or two buttons. */
  readonly action?: ReactNode;
}

/** Empty state of a list, with a title, the cause and the next action. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        px: 5,
        py: 9,
        textAlign: 'center',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          p: '10px',
          mb: 3,
          borderRadius: 1,
          bgcolor: 'neutralSoft',
          color: 'text.secondary',
        }}
      >
        <Icon of={icon} size={20} />
      </Box>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {text && <Typography sx={{ color: 'muted', maxWidth: '72ch' }}>{text}</Typography>}
      {action && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, mt: 4 }}>
          {action}
        </Box>
      )}
    </Box>
  );
}
