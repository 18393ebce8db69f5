import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useRef, useState, type FormEvent } from 'react';
import { AskBeforeLeaving, BusyButton, ErrorAlert, Field, SelectField, SuccessAlert } from '@vaglio/ui';
import { checkInterval, type IntervalUnit } from './interval';
import { isSaved, toScraperForm, type ScraperConfig, type ScraperForm } from './scraper-config';
import { useSaveScraper } from './use-scraper-config';

const UNITS: readonly { value: IntervalUnit; label: string }[] = [
  { value: 'minutes', label: 'Minutes' },
  { value: 'hours', label: 'Hours' },
];

const LIMITS: Readonly<Record<IntervalUnit, string>> = {
  minutes: '0.5 to 1440 minutes',
  hours: '0.01 to 24 hours',
};

/** Enable, and how often; what is typed stays until it is saved. Source: spec §2 and §5, scraper. */
export function ScraperFields({ saved }: { readonly saved: ScraperConfig }) {
  const amount = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState(() => toScraperForm(saved));
  const [start, setStart] = useState(saved);
  const [problem, setProblem] = useState<string | null>(null);
  const { save, isSaving, isDone, failure, forget } = useSaveScraper();

  // The server is asked again and again; what somebody typed stays.
  if (start !== saved) {
    setStart(saved);
    if (isSaved(form, start)) setForm(toScraperForm(saved));
  }
  const change = (next: ScraperForm) => {
    setForm(next);
    if (!isSaving) forget();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkInterval(form.interval);
    setProblem(found);
    if (found !== null) amount.current?.focus();
    else if (!isSaving) void save(form);
  };

  return (
    <Box
      component="form"
      noValidate
      aria-label="News scraper"
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 420 }}
    >
      {failure && <ErrorAlert>{failure}</ErrorAlert>}
      {isDone && <SuccessAlert>Scraper configuration saved.</SuccessAlert>}
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: -2, width: 'fit-content', fontWeight: 550 }}
      >
        <Switch checked={form.enabled} onChange={(_event, enabled) => change({ ...form, enabled })} />
        Enable
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 140px', gap: 3, alignItems: 'start' }}>
        <Field
          label="Interval"
          name="interval"
          required
          inputMode="decimal"
          autoComplete="off"
          inputRef={amount}
          error={problem}
          value={form.interval.amount}
          onChange={(text) => change({ ...form, interval: { ...form.interval, amount: text } })}
          hint={LIMITS[form.interval.unit]}
        />
        <SelectField
          label="Unit"
          value={form.interval.unit}
          options={UNITS}
          onChange={(unit) => change({ ...form, interval: { ...form.interval, unit } })}
        />
      </Box>
      <Box sx={{ mt: -2, color: 'muted' }}>The server’s current value is {saved.intervalSec} seconds.</Box>
      <Box>
        <BusyButton type="submit" variant="contained" busy={isSaving} busyLabel="Saving…">
          Save
        </BusyButton>
      </Box>
      <AskBeforeLeaving when={!isSaved(form, saved)} />
    </Box>
  );
}
