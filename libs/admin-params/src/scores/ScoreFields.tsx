import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { ScoreConfig } from '@vaglio/contract';
import {
  BusyButton,
  FormElement,
  FormField,
  FormOutcome,
  useVersionedForm,
  type FieldTexts,
} from '@vaglio/ui';
import { PreviewEffect } from '../preview/PreviewEffect';
import { checkScore, holdsSameScore, proposedScore, toScoreForm, type ScoreForm } from './score-form';
import { useSaveScore } from './use-score-config';

const COLUMN = { display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 420 } as const;

/** Form for the threshold and top percent. Typed values are kept until they are saved. Source: spec §5, score. */
export function ScoreFields({ saved }: { readonly saved: ScoreConfig }) {
  const stored = useMemo(() => toScoreForm(saved), [saved]);
  const form = useVersionedForm({
    row: saved,
    start: stored,
    stored,
    toForm: toScoreForm,
    check: checkScore,
    save: useSaveScore(),
    isSame: holdsSameScore,
    hidesOutcomeOnChange: true,
  });
  const { control, values, status } = form;
  return (
    <FormElement form={status} label="Scores" sx={COLUMN}>
      <FormOutcome
        form={status}
        savedText="Scores saved."
        conflict={{ what: 'these settings', textsOf: scoreText, mine: () => typedScoreText(values) }}
      />
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
      <PreviewEffect changes={proposedScore(values, stored)} onRefused={form.showErrors} />
    </FormElement>
  );
}

/** Returns the score settings as text. */
function scoreText(settings: ScoreConfig): FieldTexts {
  return typedScoreText(toScoreForm(settings));
}

/** Returns the values of a score form as text, with the labels of `scoreText`. */
function typedScoreText({ threshold, top_percent }: ScoreForm): FieldTexts {
  return { Threshold: threshold, 'Top percent': top_percent };
}
