import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ROLES, type Role } from '@vaglio/access-control';
import { errorText, ifMatch, keepTokens } from '@vaglio/api-client';
import type { SignInRules } from '@vaglio/contract';
import {
  DialogFrame,
  FormDialog,
  FormSwitch,
  LoadState,
  RevokeTokensChoice,
  useValidatedForm,
} from '@vaglio/ui';
import { useReadSignInRulesQuery, useSaveSignInRulesMutation } from '../hooks.gen';

interface SignInRulesDialogProps {
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const LABELS: Readonly<Record<Role, string>> = { user: 'User', super: 'Super', admin: 'Admin' };

/** Dialog that sets which roles require a second factor. */
export function SignInRulesDialog({ onClose, onSaved }: SignInRulesDialogProps) {
  const { data, error, isFetching, refetch } = useReadSignInRulesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // The form stays mounted while the rules reload after a refused save. The typed values are therefore kept.
  if (data && !error) return <RulesForm rules={data} onClose={onClose} onSaved={onSaved} />;
  return (
    <DialogFrame title="Sign-in rules" actions={null} onClose={onClose}>
      <LoadState
        isFetching={isFetching}
        failure={error ? errorText(error, 'Failed to load') : null}
        onRetry={() => void refetch()}
      />
    </DialogFrame>
  );
}

function RulesForm({ rules, onClose, onSaved }: SignInRulesDialogProps & { readonly rules: SignInRules }) {
  const [call] = useSaveSignInRulesMutation();
  // Version of the displayed rules. Saving therefore does not overwrite rules that are loaded later.
  const [version] = useState(rules.version);
  const isAsked = (role: Role) => rules.second_factor_roles.includes(role);
  const { control, values, setValue, status } = useValidatedForm({
    start: { user: isAsked('user'), super: isAsked('super'), admin: isAsked('admin'), revokesTokens: true },
    save: async (form) => {
      const second_factor_roles = ROLES.filter((role) => form[role]);
      const body = { second_factor_roles, ...keepTokens(form.revokesTokens) };
      const { error } = await call({ ...ifMatch(version), body });
      if (error) return { field: null, text: errorText(error, 'Update failed') };
      onSaved();
      return null;
    },
  });
  const tokens = ROLES.filter((role) => values[role] && !isAsked(role)).reduce(
    (sum, role) => sum + (rules.unprotected_api_tokens?.[role] ?? 0),
    0,
  );
  return (
    <FormDialog
      title="Sign-in rules"
      form={status}
      saveLabel="Apply"
      savingLabel="Applying…"
      onClose={onClose}
    >
      <Typography>
        People with these roles need a second factor in addition to their password: a passkey, or a code from
        an authenticator app. Anyone without one sets it up at the next sign-in. Existing sessions continue.
      </Typography>
      <Box role="group" aria-label="Roles that need a second factor">
        {ROLES.map((role) => (
          <FormSwitch key={role} control={control} name={role} label={LABELS[role]} />
        ))}
      </Box>
      {tokens > 0 && (
        <Box>
          <RevokeTokensChoice
            count={tokens}
            isChosen={values.revokesTokens}
            onChange={(isChosen) => setValue('revokesTokens', isChosen)}
            disabled={status.isSaving}
          />
          <Typography variant="caption" sx={{ color: 'muted' }}>
            Sessions of people with the added roles who have no second factor here.
          </Typography>
        </Box>
      )}
    </FormDialog>
  );
}
