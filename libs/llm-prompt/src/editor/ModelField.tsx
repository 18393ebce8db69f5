import { FormField, FormSelect, type FormControl } from '@vaglio/ui';
import { savePromptLimits } from '../limits.gen';
import type { PromptForm } from './prompt-form';

interface ModelFieldProps {
  readonly control: FormControl<PromptForm>;
  /** The model that the form names; '' for none. */
  readonly present: string;
  /** Which may be named; null where the server does not say, none where the built-in extractor answers. */
  readonly models: readonly string[] | null;
}

/** Which model is asked: chosen where the server lists them, typed where it does not. */
export function ModelField({ control, present, models }: ModelFieldProps) {
  const field = { control, name: 'model', label: 'Model (optional)' } as const;
  if (!models || models.length === 0) {
    return (
      <FormField
        {...field}
        placeholder="Default"
        autoComplete="off"
        maxLength={savePromptLimits.model.maxLength}
        hint={models ? 'Now the built-in extractor answers.' : undefined}
      />
    );
  }
  const known = present === '' || models.includes(present) ? models : [present, ...models];
  const options = [
    { value: '', label: 'Default' },
    ...known.map((model) => ({ value: model, label: model })),
  ];
  return <FormSelect {...field} options={options} />;
}
