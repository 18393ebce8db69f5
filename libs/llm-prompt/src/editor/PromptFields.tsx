import Box from '@mui/material/Box';
import { savePromptLimits } from '@vaglio/contract';
import { formatCount, formatFraction, FormField, useFormField, type FormControl } from '@vaglio/ui';
import { ModelField } from './ModelField';
import { PromptBody } from './PromptBody';
import { readTemperature, readTopP, type PromptForm } from './prompt-form';

interface PromptFieldsProps {
  readonly control: FormControl<PromptForm>;
  readonly form: PromptForm;
  readonly models: readonly string[] | null;
  /** State of the form, such as 'Unsaved changes'. */
  readonly status: string;
}

/** Form fields of the prompt. Source: spec §2 and §5, prompt. */
export function PromptFields({ control, form, models, status }: PromptFieldsProps) {
  const body = useFormField(control, 'body');
  const temperatureHint =
    readTemperature(form.temperature) === null
      ? `0 to 2; ${formatFraction(savePromptLimits.temperature.default)} is sent`
      : '0 to 2';
  const topPHint =
    readTopP(form.top_p) === null
      ? `0 to 1; ${formatFraction(savePromptLimits.top_p.default)} is sent`
      : '0 to 1';
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: '1.4fr 1fr 1fr 1.2fr' },
          gap: 3,
          alignItems: 'start',
          '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        }}
      >
        <ModelField control={control} present={form.model} models={models} />
        <FormField
          control={control}
          name="temperature"
          label="Temperature"
          inputMode="decimal"
          autoComplete="off"
          hint={temperatureHint}
        />
        <FormField
          control={control}
          name="top_p"
          label="Top-p"
          inputMode="decimal"
          autoComplete="off"
          hint={topPHint}
        />
        <FormField
          control={control}
          name="max_output_tokens"
          label="Max output tokens"
          inputMode="numeric"
          autoComplete="off"
          placeholder="Default"
        />
      </Box>
      <Box sx={{ maxWidth: 420, '& input': { typography: 'mono' } }}>
        <FormField
          control={control}
          name="placeholder"
          label="Placeholder token"
          autoComplete="off"
          maxLength={savePromptLimits.placeholder.maxLength}
          hint="Becomes one line per parameter in the rendered prompt."
        />
      </Box>
      <PromptBody
        {...body}
        placeholder={form.placeholder}
        maxLength={savePromptLimits.prompt.maxLength}
        status={
          <>
            <span>{status}</span>
            <Box component="span" sx={{ ml: 'auto' }}>
              {formatCount(form.body.length)} characters
            </Box>
          </>
        }
      />
    </>
  );
}
