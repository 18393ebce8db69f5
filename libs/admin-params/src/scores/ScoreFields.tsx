import Box from '@mui/material/Box';
import { useRef, useState, type FormEvent } from 'react';
import { AskBeforeLeaving, BusyButton, ErrorAlert, Field, focusField, SuccessAlert } from '@vaglio/ui';
import { PreviewEffect } from '../preview/PreviewEffect';
import { checkScore, isSameScore, proposedScore, type ScoreForm } from './score-form';
import { useSaveScore } from './use-score-config';

/** The form of threshold and top percent; what is typed stays until it is saved. Source: spec §5, score. */
export function ScoreFields({ saved }: { readonly saved: ScoreForm }) {
  const element = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(saved);
  const [start, setStart] = useState(saved);
  const [problem, setProblem] = useState<ReturnType<typeof checkScore>>(null);
  const { save, isSaving, isSaved, failure, forget } = useSaveScore();

  // A restored version comes in from outside; what somebody typed stays.
  if (start !== saved) {
    setStart(saved);
    if (isSameScore(form, start)) setForm(saved);
  }
  const isFit = () => {
    const found = checkScore(form);
    setProblem(found);
    if (found && element.current) focusField(element.current, found.field);
    return found === null;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isFit() && !isSaving) void save(form);
  };
  const change = (next: ScoreForm) => {
    setForm(next);
    if (!isSaving) forget();
  };
  const changes = proposedScore(form, saved);
  const isTyped =
    (form.threshold !== saved.threshold || form.top_percent !== saved.top_percent) && changes?.length !== 0;
  const textOf = (field: keyof ScoreForm) => (problem?.field === field ? problem.text : null);

  return (
    <Box
      component="form"
      ref={element}
      noValidate
      aria-label="Scores"
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 420 }}
    >
      <AskBeforeLeaving when={isTyped && !isSaving} />
      {failure && <ErrorAlert>{failure}</ErrorAlert>}
      {isSaved && <SuccessAlert>Scores saved.</SuccessAlert>}
      <Field
        label="Threshold"
        name="threshold"
        required
        inputMode="decimal"
        autoComplete="off"
        value={form.threshold}
        onChange={(threshold) => change({ ...form, threshold })}
        error={textOf('threshold')}
        hint="A startup with this score or more is eligible."
      />
      <Field
        label="Top percent"
        name="top_percent"
        required
        inputMode="decimal"
        autoComplete="off"
        value={form.top_percent}
        onChange={(top_percent) => change({ ...form, top_percent })}
        error={textOf('top_percent')}
        hint="A fraction from 0 to 1: 0.20 is 20%."
      />
      <Box>
        <BusyButton type="submit" variant="contained" busy={isSaving} busyLabel="Saving…">
          Save
        </BusyButton>
      </Box>
      <PreviewEffect changes={changes} onRefused={isFit} />
    </Box>
  );
}
