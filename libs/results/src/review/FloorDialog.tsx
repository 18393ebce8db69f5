import { ifMatch, outcomeOf } from '@vaglio/api-client';
import { type ReviewSettings, reviewSettingsShape, type Outcome } from '@vaglio/contract';
import { FormDialog, FormField, useVersionedForm } from '@vaglio/ui';
import { useSaveReviewSettingsMutation } from '@vaglio/startups-data';
import { checkFloor, floorText, toFloor, toFloorForm, type FloorForm } from './floor-form';

interface FloorDialogProps {
  readonly saved: ReviewSettings;
  readonly onClose: () => void;
  readonly onSaved: (row: ReviewSettings | null) => void;
}

/** Dialog for the minimum confidence from which extracted startups need no review. */
export function FloorDialog({ saved, onClose, onSaved }: FloorDialogProps) {
  const [save] = useSaveReviewSettingsMutation();
  const form = useVersionedForm<ReviewSettings, FloorForm>({
    row: saved,
    start: toFloorForm(saved),
    toForm: toFloorForm,
    check: checkFloor,
    save: async (values, seen): Promise<Outcome<ReviewSettings>> =>
      outcomeOf(
        await save({ ...ifMatch(seen?.version), reviewFloor: { floor: toFloor(values) } }),
        reviewSettingsShape,
        'Save failed',
      ),
    onSaved,
  });
  return (
    <FormDialog
      title="Floor"
      form={form.status}
      saveLabel="Save"
      onClose={onClose}
      conflict={{
        what: 'the floor',
        textsOf: (row) => floorText(toFloorForm(row)),
        mine: () => floorText(form.values),
      }}
    >
      <FormField
        control={form.control}
        name="floor"
        label="Floor (%)"
        required
        inputMode="decimal"
        autoComplete="off"
        hint={`Startups from articles below the floor wait for a decision; at 100 all of them wait. ${toFloorForm({ floor: saved.default_floor }).floor} is the default. It applies to articles read from now on.`}
      />
    </FormDialog>
  );
}
