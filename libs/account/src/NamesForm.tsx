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
import { FORM_FOOT } from './form-foot';
import { toProfileForm, useProfile } from './use-profile';

/** The own names and the time zone; absent where a server knows neither. */
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
      title="Name and time zone"
      purpose="Your name in notes, decisions and mails, and the time zone of your dates and times."
      headingLevel={2}
      isFlush
    >
      <FormElement form={form} label="Name and time zone" sx={{}}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, px: 5, pb: 5, maxWidth: 420 }}>
          <FormOutcome form={form} savedText="Saved." />
          <FormField {...name} name="firstName" label="First name" autoComplete="given-name" />
          <FormField {...name} name="lastName" label="Last name" autoComplete="family-name" />
          <FormSelect
            control={control}
            name="timeZone"
            label="Time zone"
            options={zoneOptions(stored.timeZone)}
            hint="Used for the times you see and for the sending time of your digests."
          />
        </Box>
        <Box sx={FORM_FOOT}>
          <BusyButton type="submit" variant="contained" busy={form.isSaving} busyLabel="Saving…">
            Save
          </BusyButton>
        </Box>
      </FormElement>
    </Section>
  );
}

/** The browser's first; one that is stored is offered also where this browser does not know it. */
function zoneOptions(stored: string) {
  const known = timeZones();
  const names = stored === '' || known.includes(stored) ? known : [stored, ...known];
  return [
    { value: '', label: `As in this browser (${browserTimeZone()})` },
    ...names.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  ];
}
