import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { ScraperConfig } from '@vaglio/contract';
import {
  BusyButton,
  FormElement,
  FormField,
  FormOutcome,
  FormSelect,
  FormSwitch,
  useVersionedForm,
  type FieldTexts,
} from '@vaglio/ui';
import type { IntervalUnit } from './interval';
import { checkScraper, isSameScraper, toScraperForm, type ScraperForm } from './scraper-form';
import { useSaveScraper } from './use-scraper-config';

const UNITS: readonly { value: IntervalUnit; label: string }[] = [
  { value: 'minutes', label: 'Minutes' },
  { value: 'hours', label: 'Hours' },
];

const LIMITS: Readonly<Record<IntervalUnit, string>> = {
  minutes: '0.5 to 1440 minutes',
  hours: '0.01 to 24 hours',
};

const COLUMN = { display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 420 } as const;

/** Switch and interval of the scraper. Unsaved input is kept until it is saved. Source: spec §2 and §5, scraper. */
export function ScraperFields({ saved }: { readonly saved: ScraperConfig }) {
  // Polling replaces `saved`. With this memo, the form remains unchanged, so that unsaved input is not lost.
  const stored = useMemo(() => toScraperForm(saved), [saved]);
  const {
    control,
    values,
    status: form,
  } = useVersionedForm({
    row: saved,
    start: stored,
    stored,
    toForm: toScraperForm,
    check: checkScraper,
    save: useSaveScraper(),
    isSame: isSameScraper,
    hidesOutcomeOnChange: true,
  });
  return (
    <FormElement form={form} label="News scraper" sx={COLUMN}>
      <FormOutcome
        form={form}
        savedText="Scraper configuration saved."
        conflict={{
          what: 'this configuration',
          textsOf: scraperText,
          mine: () => typedScraperText(values),
        }}
      />
      <FormSwitch
        control={control}
        name="enabled"
        label="Enable"
        sx={{ color: 'inherit', fontWeight: 550 }}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 140px', gap: 3, alignItems: 'start' }}>
        <FormField
          control={control}
          name="interval.amount"
          label="Interval"
          required
          inputMode="decimal"
          autoComplete="off"
          hint={LIMITS[values.interval.unit]}
        />
        <FormSelect control={control} name="interval.unit" label="Unit" options={UNITS} />
      </Box>
      <Box sx={{ mt: -2, color: 'muted' }}>The server’s current value is {saved.intervalSec} seconds.</Box>
      <Box>
        <BusyButton type="submit" variant="contained" busy={form.isSaving} busyLabel="Saving…">
          Save
        </BusyButton>
      </Box>
    </FormElement>
  );
}

/** Returns the fields of the configuration as text. */
function scraperText(config: ScraperConfig): FieldTexts {
  return typedScraperText(toScraperForm(config));
}

/** Returns the values of the scraper form as text, with the labels of `scraperText`. */
function typedScraperText({ enabled, interval: { amount, unit } }: ScraperForm): FieldTexts {
  return { Enable: enabled ? 'Yes' : 'No', Interval: `${amount} ${unit}` };
}
