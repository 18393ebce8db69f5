import Box from '@mui/material/Box';
import { type Account, updateProfileLimits } from '@vaglio/contract';
import {
  browserTimeZone,
  BusyButton,
  FormElement,
  FormField,
  FormOutcome,
  FormSelect,
  Section,
  timeZones,
  useValidatedForm,
} from '@vaglio/ui';
import { i18n } from './messages/i18n';
import { FORM_FOOT } from './form-foot';
import { toProfileForm, useProfile } from './use-profile';

/** Form for the user's names and time zone. It renders nothing if the server does not support time zones. */
export function NamesForm({ person }: { readonly person: Account }) {
  return person.time_zone === undefined ? null : <KnownNames person={person} />;
}

function KnownNames({ person }: { readonly person: Account }) {
  const stored = toProfileForm(person);
  const { control, status: form } = useValidatedForm({
    start: stored,
    save: useProfile(),
    toStored: (values) => values,
  });
  const name = { control, maxLength: updateProfileLimits.first_name.maxLength } as const;
  return (
    <Section
      title={i18n.t('Name and time zone')}
      purpose={i18n.t('Your name in notes, decisions and mails, and the time zone of your dates and times.')}
      headingLevel={2}
      isFlush
    >
      <FormElement form={form} label={i18n.t('Name and time zone')} sx={{}}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, px: 5, pb: 5, maxWidth: 420 }}>
          <FormOutcome form={form} savedText={i18n.t('Saved.')} />
          <FormField {...name} name="firstName" label={i18n.t('First name')} autoComplete="given-name" />
          <FormField {...name} name="lastName" label={i18n.t('Last name')} autoComplete="family-name" />
          <FormSelect
            control={control}
            name="timeZone"
            label={i18n.t('Time zone')}
            options={zoneOptions(stored.timeZone)}
            hint={i18n.t('Used for the times you see and for the sending time of your digests.')}
          />
        </Box>
        <Box sx={FORM_FOOT}>
          <BusyButton type="submit" variant="contained" busy={form.isSaving} busyLabel={i18n.t('Saving…')}>
            {i18n.t('Save')}
          </BusyButton>
        </Box>
      </FormElement>
    </Section>
  );
}

/**
 * Returns the time zones as options. The first option is the browser's time zone. A stored zone that the browser does
 * not know is also included.
 */
function zoneOptions(stored: string) {
  const known = timeZones();
  const names = stored === '' || known.includes(stored) ? known : [stored, ...known];
  return [
    { value: '', label: i18n.t('As in this browser ({zone})', { zone: browserTimeZone() }) },
    ...names.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  ];
}
