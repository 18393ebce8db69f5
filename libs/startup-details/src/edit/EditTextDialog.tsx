import Box from '@mui/material/Box';
import { setInvestmentTextLimits as limits, type Startup, type StartupColumns } from '@vaglio/contract';
import { ErrorAlert, FormDialog, FormField } from '@vaglio/ui';
import { StaleNotice } from '@vaglio/startup-decisions';
import { useTextEdit } from './use-text-edit';

interface EditTextDialogProps {
  readonly startup: Startup;
  /** Receives the server's response, or null if nothing was sent. */
  readonly onSaved: (answer: StartupColumns | null) => void;
  readonly onClose: () => void;
}

const MAX_PHONE_LENGTH = 80;

/** Dialog that corrects imported texts of a startup. Source: spec §5, startup text edit. */
export function EditTextDialog({ startup, onSaved, onClose }: EditTextDialogProps) {
  const { control, status, failure, conflict } = useTextEdit(startup, onSaved);
  return (
    <FormDialog
      title={`Edit text of ${startup.company_name}`}
      form={status}
      width="wide"
      saveLabel="Save"
      onClose={onClose}
      notice={<EditNotice failure={failure} conflict={conflict} />}
      sx={FORM}
    >
      <FormField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoFocus
        maxLength={limits.email.maxLength}
      />
      <FormField control={control} name="number" label="Phone" type="tel" maxLength={MAX_PHONE_LENGTH} />
      <FormField
        control={control}
        name="website"
        label="Website"
        inputMode="url"
        maxLength={limits.website.maxLength}
      />
      <FormField control={control} name="founding_year" label="Founding year" inputMode="numeric" />
      <Box sx={WIDE}>
        <FormField
          control={control}
          name="company_description"
          label="Description"
          rows={4}
          maxLength={limits.company_description.maxLength}
        />
      </Box>
      <Box sx={WIDE}>
        <FormField
          control={control}
          name="pros_text"
          label="Pros"
          hint="One per line"
          rows={3}
          maxLength={limits.pros_text.maxLength}
        />
      </Box>
      <Box sx={WIDE}>
        <FormField
          control={control}
          name="cons_text"
          label="Risks"
          hint="One per line"
          rows={3}
          maxLength={limits.cons_text.maxLength}
        />
      </Box>
    </FormDialog>
  );
}

type EditNoticeProps = {
  readonly failure: string | null;
  readonly conflict: ReturnType<typeof useTextEdit>['conflict'];
};

/** Notice about a failed edit. It shows the other user's changes with both choices, or the error. */
function EditNotice({ failure, conflict }: EditNoticeProps) {
  if (!conflict && failure === null) return null;
  return (
    <Box ref={intoView} sx={WIDE}>
      {conflict ? (
        <StaleNotice
          seen={conflict.seen}
          current={conflict.current}
          keepMineLabel="Overwrite with mine"
          onKeepMine={conflict.overwrite}
          takeTheirsLabel="Take theirs"
          onTakeTheirs={conflict.takeTheirs}
        />
      ) : (
        <ErrorAlert>{failure}</ErrorAlert>
      )}
    </Box>
  );
}

/** Scrolls to the notice, because the user may have scrolled to the end of the form. */
function intoView(notice: Element | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}

const FORM = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  pt: 1,
  color: 'text.primary',
};
const WIDE = { gridColumn: '1 / -1' };
