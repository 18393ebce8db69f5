import Box from '@mui/material/Box';
import { useId, useMemo, useRef, useState, type FormEvent } from 'react';
import {
  AskBeforeLeaving,
  Badge,
  BusyButton,
  ErrorAlert,
  Section,
  SuccessAlert,
  WarningAlert,
} from '@vaglio/ui';
import { ParameterPreview } from '../preview/ParameterPreview';
import { RenderedPrompt } from '../preview/RenderedPrompt';
import { useParameterList } from '../preview/use-parameter-list';
import { versionWords, type PromptVersion } from '../version/prompt-version';
import { savePromptLimits } from '../limits.gen';
import { checkPrompt, type PromptForm, type PromptProblem } from './prompt-form';
import { PromptFields } from './PromptFields';
import { savedWords } from './saved-words';
import { usePromptForm } from './use-prompt-form';
import { useSavePrompt } from './use-save-prompt';

interface PromptEditorProps {
  readonly active: PromptVersion | null;
  readonly models: readonly string[] | null;
  /** Why the prompt could not be loaded: a warning, for the form stays editable. Source: spec §8. */
  readonly failure: string | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** The prompt with its effect beside it; each save makes a new version. Source: spec §2, prompt. */
export function PromptEditor({ active, models, failure, isFetching, retry }: PromptEditorProps) {
  const { form, setForm, isDirty, keep } = usePromptForm(active);
  const { save, isSaving, saved, failure: refusal, forget } = useSavePrompt(keep);
  const [problem, setProblem] = useState<PromptProblem | null>(null);
  const list = useParameterList();
  const names = useMemo(() => list.parameters?.map(({ name }) => name) ?? null, [list.parameters]);
  const max_output_tokens = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const formId = useId();
  const activeVersion = active?.version ?? null;

  const change = (next: PromptForm) => {
    setForm(next);
    if (!isSaving) forget();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkPrompt(form);
    setProblem(found);
    if (found) (found.field === 'body' ? body : max_output_tokens).current?.focus();
    else if (!isSaving) void save(form, typeof active?.placeholder === 'string');
  };
  const action = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      {activeVersion !== null && <Badge tone="green">Version {activeVersion} is active</Badge>}
      <BusyButton type="submit" form={formId} variant="contained" busy={isSaving} busyLabel="Saving…">
        Save
      </BusyButton>
    </Box>
  );
  const status = isDirty
    ? 'Unsaved changes'
    : saved
      ? `${versionWords(saved)}, as saved`
      : active
        ? 'As in the active version'
        : '';
  return (
    <Section
      title="Prompt"
      purpose={
        <>
          <b>{savePromptLimits.name.default}</b>. What the model is told for every article; each save makes a
          new version.
        </>
      }
      action={action}
      isFlush
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.76fr) minmax(0, 1fr)' },
          borderTop: 1,
          borderColor: 'border',
        }}
      >
        <Box
          component="form"
          id={formId}
          noValidate
          aria-label="Prompt"
          onSubmit={submit}
          sx={{ display: 'flex', flexDirection: 'column', gap: 4, px: 5, py: 4, minWidth: 0 }}
        >
          {failure && (
            <WarningAlert
              action={
                <BusyButton size="small" busy={isFetching} busyLabel="Retry" onClick={retry}>
                  Retry
                </BusyButton>
              }
            >
              {failure}
            </WarningAlert>
          )}
          {refusal && <ErrorAlert>{refusal}</ErrorAlert>}
          {saved && <SuccessAlert>{savedWords(saved, active)}</SuccessAlert>}
          <PromptFields
            form={form}
            onChange={change}
            models={models}
            problem={problem}
            status={status}
            refs={{ max_output_tokens, body }}
          />
          <AskBeforeLeaving when={isDirty} />
        </Box>
        <Box
          sx={{
            bgcolor: 'sunken',
            borderLeft: { lg: 1 },
            borderTop: { xs: 1, lg: 0 },
            borderColor: { xs: 'border', lg: 'border' },
            minWidth: 0,
          }}
        >
          <ParameterPreview {...list} />
          <RenderedPrompt body={form.body} placeholder={form.placeholder.trim()} names={names} />
        </Box>
      </Box>
    </Section>
  );
}
