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
import { i18n } from './messages/i18n';
import { FORM_FOOT } from './form-foot';
import { checkOwnPassword, lengthHint, type OwnPasswordForm as Form } from './password-form';
import { useOwnPassword } from './use-own-password';

const EMPTY: Form = { current: '', next: '', confirmation: '', revokesTokens: true };

interface OwnPasswordFormProps {
  /** Number of the user's valid API tokens. */
  readonly tokens: number | undefined;
}

/** Profile form that changes the password. Source: spec §2 and §5. */
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
    <Section
      title={i18n.t('Change password')}
      purpose={i18n.t('Your other sessions are signed out.')}
      headingLevel={2}
      isFlush
    >
      <FormElement form={form} label={i18n.t('Change password')} sx={{}}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, px: 5, pb: 5, maxWidth: 420 }}>
          <FormOutcome form={form} savedText={i18n.t('Password changed.')} />
          <FormField
            {...password}
            name="current"
            label={i18n.t('Current password')}
            autoComplete="current-password"
            placeholder={i18n.t('enter password')}
          />
          <FormField
            {...password}
            name="next"
            label={i18n.t('New password')}
            autoComplete="new-password"
            placeholder={i18n.t('enter password')}
            hint={lengthHint()}
            minLength={MIN_PASSWORD_LENGTH}
          />
          <FormField
            {...password}
            name="confirmation"
            label={i18n.t('Confirm password')}
            autoComplete="new-password"
            placeholder={i18n.t('Repeat the password')}
          />
          <RevokeTokensChoice
            count={tokens}
            isChosen={values.revokesTokens}
            onChange={(isChosen) => setValue('revokesTokens', isChosen)}
            disabled={form.isSaving}
          />
        </Box>
        <Box sx={FORM_FOOT}>
          <BusyButton type="submit" variant="contained" busy={form.isSaving} busyLabel={i18n.t('Saving…')}>
            {i18n.t('Change password')}
          </BusyButton>
        </Box>
      </FormElement>
    </Section>
  );
}
