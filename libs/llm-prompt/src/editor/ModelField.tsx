import { Field, SelectField } from '@vaglio/ui';
import { savePromptLimits } from '../limits.gen';

interface ModelFieldProps {
  readonly value: string;
  /** Which may be named; null where the server does not say, none where the built-in extractor answers. */
  readonly models: readonly string[] | null;
  readonly onChange: (model: string) => void;
}

const LABEL = 'Model (optional)';

/** Which model is asked: chosen where the server tells which there are, typed where it does not. */
export function ModelField({ value, models, onChange }: ModelFieldProps) {
  if (!models || models.length === 0) {
    return (
      <Field
        label={LABEL}
        name="model"
        placeholder="Default"
        autoComplete="off"
        maxLength={savePromptLimits.model.maxLength}
        value={value}
        onChange={onChange}
        hint={models ? 'Now the built-in extractor answers.' : undefined}
      />
    );
  }
  const known = value === '' || models.includes(value) ? models : [value, ...models];
  const options = [
    { value: '', label: 'Default' },
    ...known.map((model) => ({ value: model, label: model })),
  ];
  return <SelectField label={LABEL} name="model" value={value} options={options} onChange={onChange} />;
}
