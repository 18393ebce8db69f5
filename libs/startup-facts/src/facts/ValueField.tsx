import Box from '@mui/material/Box';
import { type FormControl, FormDateField, FormField, FormSelect } from '@vaglio/ui';
import { currencyChoices } from './currencies';
import { choicesOf, type ValueKind } from './value-kind';

/** Form values for a field. Empty values are ''. */
export type ValueDraft = {
  value: string;
  /** Currency of an amount. */
  currency: string;
  /** Reason for the value, or its source. */
  note: string;
};

interface ValueFieldProps {
  readonly control: FormControl<ValueDraft>;
  readonly label: string;
  readonly kind: ValueKind;
  /** Currency that is currently selected for an amount. */
  readonly currency: string;
  readonly maxLength: number;
}

/** Input for a value. Codes have a select, long texts have a text area, and amounts have a currency. */
export function ValueField({ control, label, kind, currency, maxLength }: ValueFieldProps) {
  const choices = choicesOf(kind);
  if (choices) return <FormSelect control={control} name="value" label={label} options={choices} />;
  if (kind === 'date') return <FormDateField control={control} name="value" label={label} />;
  const text = (
    <FormField control={control} name="value" label={label} maxLength={maxLength} {...EXTRAS[kind]} />
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

const EXTRAS: Readonly<Partial<Record<ValueKind, object>>> = {
  long: { rows: 5 },
  year: { inputMode: 'numeric' },
  count: { inputMode: 'numeric' },
  money: { inputMode: 'decimal' },
  address: { inputMode: 'url' },
};
