import { savePromptLimits } from '@vaglio/contract';
import { FormField, FormSelect, type FormControl } from '@vaglio/ui';
import type { PromptForm } from './prompt-form';

interface ModelFieldProps {
  readonly control: FormControl<PromptForm>;
  /** The model that the form names; '' for none. */
  readonly present: string;
  /** Which may be named; null where the server does not say, none where the built-in extractor answers. */
  readonly models: readonly string[] | null;
}

/** The only model that a server without a language model accepts. */
const BUILT_IN = ['built-in'];

/** Which model is asked: chosen where the server lists them, typed where it does not. */
export function ModelField({ control, present, models }: ModelFieldProps) {
  const field = { control, name: 'model', label: 'Model (optional)' } as const;
  if (!models) {
    return (
      <FormField
        {...field}
        placeholder="Default"
        autoComplete="off"
        maxLength={savePromptLimits.model.maxLength}
      />
    );
  }
  const allowed = models.length === 0 ? BUILT_IN : models;
  const known = present === '' || allowed.includes(present) ? allowed : [present, ...allowed];
  const options = [
    { value: '', label: 'Default' },
    ...known.map((model) => ({ value: model, label: model })),
  ];
  return <FormSelect {...field} options={options} />;
}
