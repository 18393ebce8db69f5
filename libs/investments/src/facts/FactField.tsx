import Box from '@mui/material/Box';
import { FormField, FormSelect, type FormControl } from '@vaglio/ui';
import { correctFactLimits } from '../limits.gen';
import { currencyChoices } from './currencies';
import { choicesOf, type FactKind } from './fact-fields';
import type { FactDraft } from './fact-form';

interface FactFieldProps {
  readonly control: FormControl<FactDraft>;
  readonly label: string;
  readonly kind: FactKind;
  /** Of a sum, as it is chosen by now. */
  readonly currency: string;
}

/** The field of a value: a choice for codes, several lines for a text to read, a sum with its currency. */
export function FactField({ control, label, kind, currency }: FactFieldProps) {
  const choices = choicesOf(kind);
  if (choices) return <FormSelect control={control} name="value" label={label} options={choices} />;
  const text = (
    <FormField
      control={control}
      name="value"
      label={label}
      maxLength={correctFactLimits.value.maxLength}
      {...EXTRAS[kind]}
    />
  );
  if (kind === 'long') return <div className="whole">{text}</div>;
  if (kind !== 'money') return text;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', gap: 2 }}>
      <FormSelect control={control} name="currency" label="Currency" options={currencyChoices(currency)} />
      {text}
    </Box>
  );
}

const EXTRAS: Readonly<Partial<Record<FactKind, object>>> = {
  long: { rows: 5 },
  year: { inputMode: 'numeric' },
  money: { inputMode: 'decimal' },
  address: { inputMode: 'url' },
  date: { type: 'date' },
};
