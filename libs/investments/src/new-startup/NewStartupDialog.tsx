import Box from '@mui/material/Box';
import { addStartupLimits as limits } from '@vaglio/contract';
import { CANTONS_BY_NAME, SECTORS } from '@vaglio/startups-domain';
import { FormDialog, FormField, FormSelect, useValidatedForm } from '@vaglio/ui';
import { SimilarStartups } from './SimilarStartups';
import { checkStartup, NOTHING_TYPED, type StartupForm } from './startup-form';
import { useAddStartup } from './use-add-startup';

interface NewStartupDialogProps {
  /** Returns true while the list shows the details of the startup with this id. */
  readonly isShown: (id: string) => boolean;
  readonly onClose: () => void;
}

const NOT_KNOWN = { value: '', label: 'Not known' };
const CANTONS = [NOT_KNOWN, ...CANTONS_BY_NAME.map(({ code, name }) => ({ value: code, label: name }))];
const SECTOR_CHOICES = [NOT_KNOWN, ...SECTORS.map(({ code, label }) => ({ value: code, label }))];

/** Dialog in which the user adds a startup manually. */
export function NewStartupDialog({ isShown, onClose }: NewStartupDialogProps) {
  const { control, status, values } = useValidatedForm<StartupForm>({
    start: NOTHING_TYPED,
    check: checkStartup,
    save: useAddStartup(isShown),
  });
  return (
    <FormDialog
      title="New startup"
      form={status}
      width="wide"
      saveLabel="Add startup"
      savingLabel="Adding…"
      onClose={onClose}
      sx={FORM}
    >
      <FormField
        control={control}
        name="company_name"
        label="Company name"
        required
        autoFocus
        autoComplete="off"
        maxLength={limits.company_name.maxLength}
      />
      <FormField
        control={control}
        name="website"
        label="Website"
        inputMode="url"
        autoComplete="off"
        maxLength={limits.website.maxLength}
      />
      <SimilarStartups companyName={values.company_name} website={values.website} />
      <FormSelect control={control} name="canton" label="Canton" options={CANTONS} />
      <FormSelect control={control} name="sector" label="Sector" options={SECTOR_CHOICES} />
      <FormField
        control={control}
        name="first_name"
        label="First name"
        hint="Of the contact person"
        autoComplete="off"
        maxLength={limits.first_name.maxLength}
      />
      <FormField
        control={control}
        name="last_name"
        label="Last name"
        autoComplete="off"
        maxLength={limits.last_name.maxLength}
      />
      <FormField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        maxLength={limits.email.maxLength}
      />
      <FormField
        control={control}
        name="number"
        label="Phone"
        type="tel"
        autoComplete="off"
        maxLength={limits.number.maxLength}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FormField
          control={control}
          name="note"
          label="Note"
          hint="Where you found the startup and why it is worth a look. Everybody who is signed in can read it."
          rows={3}
          maxLength={limits.note.maxLength}
        />
      </Box>
    </FormDialog>
  );
}

const FORM = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  pt: 1,
  color: 'text.primary',
};
