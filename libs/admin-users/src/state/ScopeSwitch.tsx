import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { SCOPES, type Scope } from '@vaglio/access-control';
import type { User } from '@vaglio/contract';
import { ErrorAlert } from '@vaglio/ui';
import { AccountConflict } from './AccountConflict';
import { StateRow } from './StateRow';
import { useAccountScopes } from './use-account-change';

const WRITE: Scope = 'investments:write';
const LABEL = 'Mark and edit startups';

interface ScopeSwitchProps {
  readonly user: User;
  readonly scopes: readonly string[];
  readonly onChanged: (user: User | null) => void;
}

/** Switch for the permission to edit startups. Other scopes remain unchanged. Source: spec §6. */
export function ScopeSwitch({ user, scopes, onChanged }: ScopeSwitchProps) {
  const { run, isRunning, failure, conflict } = useAccountScopes(onChanged);
  const hintId = useId();
  const others = SCOPES.filter((scope) => scope !== WRITE && scopes.includes(scope));
  const action = (
    <Switch
      edge="end"
      checked={scopes.includes(WRITE)}
      disabled={isRunning}
      onChange={(_event, isOn) => void run(user, isOn ? [...others, WRITE] : others)}
      slotProps={{ input: { 'aria-label': LABEL, 'aria-describedby': hintId } }}
    />
  );
  return (
    <>
      <StateRow label="Rights" action={action}>
        {LABEL}
        <Box id={hintId} sx={{ typography: 'caption', color: 'muted' }}>
          The scope {WRITE}, which admins have anyway.
        </Box>
      </StateRow>
      {conflict && (
        <AccountConflict
          conflict={conflict}
          mine={{ Rights: conflict.change.join(', ') }}
          onSeen={onChanged}
        />
      )}
      {failure && (
        <Box sx={{ mt: 2 }}>
          <ErrorAlert>{failure}</ErrorAlert>
        </Box>
      )}
    </>
  );
}
