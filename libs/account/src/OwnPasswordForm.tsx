import Box from '@mui/material/Box';
import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import {
  BusyButton,
  FormElement,
  FormField,
  FormOutcome,
  RevokeTokensChoice,
  Section,
  useValidatedForm,
} from '@vaglio/ui';
import { FORM_FOOT } from './form-foot';
import { checkOwnPassword, LENGTH_HINT, type OwnPasswordForm as Form } from './password-form';
import { useOwnPassword } from './use-own-password';

const EMPTY: Form = { current: '', next: '', confirmation: '', revokesTokens: true };

interface OwnPasswordFormProps {
  /** Valid API tokens of the person. */
  readonly tokens: number | undefined;
}

/** The change-password form of the profile: current, new, confirmation. Source: spec §2 and §5. */
export function OwnPasswordForm({ tokens }: OwnPasswordFormProps) {
  const {
    control,
    values,
    setValue,
    status: form,
  } = useValidatedForm({
    start: EMPTY,
    check: checkOwnPassword,
    save: useOwnPassword(),
    isSame: ({ next, confirmation }) => next === '' && confirmation === '',
    toStored: () => EMPTY,
  });
  const password = { control, type: 'password', required: true } as const;
  return (
    <Section title="Change password" purpose="Your other sessions are signed out." headingLevel={2} isFlush>
      <FormElement form={form} label="Change password" sx={{}}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, px: 5, pb: 5, maxWidth: 420 }}>
          <FormOutcome form={form} savedText="Password changed." />
          <FormField
            {...password}
            name="current"
            label="Current password"
            autoComplete="current-password"
            placeholder="enter password"
          />
          <FormField
            {...password}
            name="next"
            label="New password"
            autoComplete="new-password"
            placeholder="enter password"
            hint={LENGTH_HINT}
            minLength={MIN_PASSWORD_LENGTH}
          />
          <FormField
            {...password}
            name="confirmation"
            label="Confirm password"
            autoComplete="new-password"
            placeholder="Repeat the password"
          />
          <RevokeTokensChoice
            count={tokens}
            isChosen={values.revokesTokens}
            onChange={(isChosen) => setValue('revokesTokens', isChosen)}
            disabled={form.isSaving}
          />
        </Box>
        <Box sx={FORM_FOOT}>
          <BusyButton type="submit" variant="contained" busy={form.isSaving} busyLabel="Saving…">
            Change password
          </BusyButton>
        </Box>
      </FormElement>
    </Section>
  );
}
