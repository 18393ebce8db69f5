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

/** Which roles need a second factor. */
export function SignInRulesDialog({ onClose, onSaved }: SignInRulesDialogProps) {
  const { data, error, isFetching, refetch } = useReadSignInRulesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // Also while it is read again: a refusal does that too, and choices and reason must outlive it.
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
  // That of the choices below: rules that were read again meanwhile are not overwritten unseen.
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
        People of these roles need a second factor beside their password: a passkey, or a code of an
        authenticator app. Who has neither sets one up at the next sign-in; who is signed in stays so.
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
            Those of people of the added roles who have no second factor here.
          </Typography>
        </Box>
      )}
    </FormDialog>
  );
}
