import Box from '@mui/material/Box';
import { type FormControl, FormDateField, FormField, FormSelect } from '@vaglio/ui';
import { currencyChoices } from './currencies';
import { choicesOf, type ValueKind } from './value-kind';

/** What a person types over a value; '' for none. */
export type ValueDraft = {
  value: string;
  /** Of a sum of money. */
  currency: string;
  /** Why, or from where. */
  note: string;
};

interface ValueFieldProps {
  readonly control: FormControl<ValueDraft>;
  readonly label: string;
  readonly kind: ValueKind;
  /** Of a sum, as it is chosen by now. */
  readonly currency: string;
  readonly maxLength: number;
}

/** The field of a value: a choice for codes, several lines for a text to read, a sum with its currency. */
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
