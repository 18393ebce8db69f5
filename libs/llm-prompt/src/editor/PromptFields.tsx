import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { Field, formatCount, formatFraction } from '@vaglio/ui';
import { savePromptLimits } from '../limits.gen';
import { ModelField } from './ModelField';
import { PromptBody } from './PromptBody';
import { readTemperature, readTopP, type PromptForm, type PromptProblem } from './prompt-form';

interface PromptFieldsProps {
  readonly form: PromptForm;
  readonly onChange: (form: PromptForm) => void;
  readonly models: readonly string[] | null;
  readonly problem: PromptProblem | null;
  /** What the form holds: 'Unsaved changes'. */
  readonly status: string;
  readonly refs: {
    readonly max_output_tokens: Ref<HTMLInputElement>;
    readonly body: Ref<HTMLTextAreaElement>;
  };
}

/** Model, temperature, top-p, max output tokens, placeholder token and body. Source: spec §2 and §5, prompt. */
export function PromptFields({ form, onChange, models, problem, status, refs }: PromptFieldsProps) {
  const change = (part: Partial<PromptForm>) => onChange({ ...form, ...part });
  const textOf = (field: PromptProblem['field']) => (problem?.field === field ? problem.text : null);
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
        <ModelField value={form.model} models={models} onChange={(model) => change({ model })} />
        <Field
          label="Temperature"
          name="temperature"
          inputMode="decimal"
          autoComplete="off"
          value={form.temperature}
          onChange={(temperature) => change({ temperature })}
          hint={temperatureHint}
        />
        <Field
          label="Top-p"
          name="top_p"
          inputMode="decimal"
          autoComplete="off"
          value={form.top_p}
          onChange={(top_p) => change({ top_p })}
          hint={topPHint}
        />
        <Field
          label="Max output tokens"
          name="max_output_tokens"
          inputMode="numeric"
          autoComplete="off"
          placeholder="Default"
          inputRef={refs.max_output_tokens}
          value={form.max_output_tokens}
          onChange={(max_output_tokens) => change({ max_output_tokens })}
          error={textOf('max_output_tokens')}
        />
      </Box>
      <Box sx={{ maxWidth: 420, '& input': { typography: 'mono' } }}>
        <Field
          label="Placeholder token"
          name="placeholder"
          autoComplete="off"
          maxLength={savePromptLimits.placeholder.maxLength}
          value={form.placeholder}
          onChange={(placeholder) => change({ placeholder })}
          hint="Becomes one line per parameter in the rendered prompt."
        />
      </Box>
      <PromptBody
        value={form.body}
        onChange={(body) => change({ body })}
        placeholder={form.placeholder}
        maxLength={savePromptLimits.prompt.maxLength}
        inputRef={refs.body}
        error={textOf('body')}
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
