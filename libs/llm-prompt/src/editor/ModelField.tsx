import { savePromptLimits } from '@vaglio/contract';
import { FormField, FormSelect, type FormControl } from '@vaglio/ui';
import type { PromptForm } from './prompt-form';

interface ModelFieldProps {
  readonly control: FormControl<PromptForm>;
  /** Current value of the field. '' selects the default model. */
  readonly present: string;
  /**
   * Selectable models. The list is empty for the built-in extractor, and null if the server does not return the models.
   */
  readonly models: readonly string[] | null;
}

/** The only model that a server without a language model accepts. */
const BUILT_IN = ['built-in'];

/** Field for the model. It is a select if the server returns the models, otherwise a text field. */
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
