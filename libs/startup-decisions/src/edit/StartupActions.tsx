import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '@vaglio/auth-session';
import { canSeeSettings, canWriteInvestments } from '@vaglio/access-control';
import type { Startup } from '@vaglio/contract';
import { Icon } from '@vaglio/ui';
import type { FlagName } from './decision';
import { ManageMenu, type ManageDialog } from './ManageMenu';

export interface StartupActionsProps {
  readonly startup: Startup;
  readonly isSaving: boolean;
  /** True if the server supports Later. */
  readonly hasLater?: boolean;
  readonly onDecide: (startup: Startup, flag: FlagName, isSet: boolean) => void;
  readonly onEdit: (startup: Startup) => void;
  /** Opens a dialog that belongs to the menu. */
  readonly onManage: (dialog: ManageDialog, startup: Startup) => void;
  /** True for small buttons side by side, false for buttons that share the available width. */
  readonly isWide: boolean;
  /** Additional buttons after the standard buttons. */
  readonly children?: ReactNode;
}

/**
 * Buttons Manage and Edit text, for users with write permission. Other users with access to the settings see an
 * explanation instead. Source: spec §6.
 */
export function StartupActions({
  startup,
  isSaving,
  hasLater = false,
  onDecide,
  onEdit,
  onManage,
  isWide,
  children,
}: StartupActionsProps) {
  const { claims, role } = useSession();
  if (!canWriteInvestments(claims)) return canSeeSettings(role) ? <WhyNoActions isWide={isWide} /> : null;
  const size = isWide ? 'small' : 'medium';
  return (
    <Box sx={[ACTIONS, !isWide && SHARED_WIDTH]}>
      <ManageMenu
        startup={startup}
        size={size}
        isSaving={isSaving}
        hasLater={hasLater}
        onSave={(flag, isSet) => onDecide(startup, flag, isSet)}
        onManage={(by) => onManage(by, startup)}
      />
      <Button size={size} startIcon={<Icon of={Pencil} />} onClick={() => onEdit(startup)}>
        Edit text
      </Button>
      {children}
    </Box>
  );
}

const ACTIONS = { display: 'flex', flexWrap: 'wrap', gap: 2 };
const SHARED_WIDTH = { mb: 4, '& > *': { flex: '1 1 auto', whiteSpace: 'nowrap' } };

/** Explanation for users with access to the settings, who may expect these buttons. */
function WhyNoActions({ isWide }: Pick<StartupActionsProps, 'isWide'>) {
  return (
    <Typography variant="body2" sx={{ color: 'muted', maxWidth: '72ch', py: '6px', mb: isWide ? 0 : 4 }}>
      You see startups without Manage and Edit text: they need the right “Mark and edit startups”, which an
      administrator grants under Users.
    </Typography>
  );
}
