import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, useMemo, type FormEvent } from 'react';
import { errorText } from '@vaglio/api-client';
import { BusyButton, DialogFrame, ErrorAlert, Spinner } from '@vaglio/ui';
import { firstChoice, assignableRoles } from './assignable-roles';
import { RoleChoice } from './RoleChoice';
import { useListRolesQuery } from '../hooks.gen';

interface RoleDialogProps {
  /** Current role, or '' if the account has no role. */
  readonly present: string;
  readonly onChoose: (role: string) => void;
  readonly onClose: () => void;
}

/** Dialog in which a role is selected. It loads the roles when it is opened. Source: spec §2, role picker. */
export function RoleDialog({ present, onChoose, onClose }: RoleDialogProps) {
  const { roles, isFetching, failure, reload } = useRoles();
  const [picked, setPicked] = useState<string | null>(null);
  const formId = useId();
  const chosen = firstChoice(roles, picked ?? present);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== '') onChoose(chosen);
  };
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} variant="contained" disabled={chosen === ''}>
        Choose role
      </Button>
    </>
  );
  return (
    <DialogFrame title="Choose a role" width="narrow" onClose={onClose} actions={actions}>
      <Box component="form" id={formId} onSubmit={submit}>
        {failure && <ErrorAlert>{failure}</ErrorAlert>}
        {roles.length > 0 && <RoleChoice roles={roles} chosen={chosen} onChange={setPicked} />}
        {roles.length === 0 && (isFetching ? <LoadingRoles /> : <NoRoles onReload={reload} />)}
      </Box>
    </DialogFrame>
  );
}

function LoadingRoles() {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 4 }}>
      <Spinner size={16} />
      Loading roles…
    </Box>
  );
}

function NoRoles({ onReload }: { readonly onReload: () => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, py: 4 }}>
      <Box role="status" sx={{ flex: 1 }}>
        No roles available.
      </Box>
      <BusyButton size="small" autoFocus busy={false} busyLabel="Reload" onClick={onReload}>
        Reload
      </BusyButton>
    </Box>
  );
}

/** Loads the roles that the signed-in user may assign. Source: spec §2 and §8. */
function useRoles() {
  const { data, error, isFetching, refetch } = useListRolesQuery();
  const roles = useMemo(() => assignableRoles(error || !data ? [] : data.roles), [data, error]);
  return {
    roles,
    isFetching,
    failure: error ? errorText(error, 'Failed to load roles') : null,
    reload: () => void refetch(),
  };
}
