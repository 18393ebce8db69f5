import Box from '@mui/material/Box';
import { BusyButton, FormElement, FormField, FormOutcome, useCheckedForm } from '@vaglio/ui';
import { PreviewEffect } from '../preview/PreviewEffect';
import { checkScore, holdsSameScore, proposedScore, type ScoreForm } from './score-form';
import { useSaveScore } from './use-score-config';

const COLUMN = { display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 420 } as const;

/** The form of threshold and top percent; what is typed stays until it is saved. Source: spec §5, score. */
export function ScoreFields({ saved }: { readonly saved: ScoreForm }) {
  const form = useCheckedForm({
    start: saved,
    stored: saved,
    check: checkScore,
    save: useSaveScore(),
    isSame: holdsSameScore,
    hidesOutcomeOnChange: true,
  });
  const { control, values, status } = form;
  return (
    <FormElement form={status} label="Scores" sx={COLUMN}>
      <FormOutcome form={status} savedText="Scores saved." />
      <FormField
        control={control}
        name="threshold"
        label="Threshold"
        required
        inputMode="decimal"
        autoComplete="off"
        hint="A startup with this score or more is eligible."
      />
      <FormField
        control={control}
        name="top_percent"
        label="Top percent"
        required
        inputMode="decimal"
        autoComplete="off"
        hint="A fraction from 0 to 1: 0.20 is 20%."
      />
      <Box>
        <BusyButton type="submit" variant="contained" busy={form.isSaving} busyLabel="Saving…">
          Save
        </BusyButton>
      </Box>
      <PreviewEffect changes={proposedScore(values, saved)} onRefused={form.showProblems} />
    </FormElement>
  );
}
