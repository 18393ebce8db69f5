import type { ChainRun } from '@vaglio/contract';
import { FormDialog, FormField, useValidatedForm } from '@vaglio/ui';
import { maximaProblem, readMaxima, type MaximaForm } from './run-maxima';
import type { ChainRunState } from './use-pipeline-run';

interface RunAllDialogProps {
  /** Newest run. The dialog suggests its maximum values. */
  readonly last: ChainRun | undefined;
  readonly onStart: ChainRunState['startUpTo'];
  readonly onClose: () => void;
}

/** Dialog that starts all pipeline stages with a maximum number of articles or tokens. */
export function RunAllDialog({ last, onStart, onClose }: RunAllDialogProps) {
  const start: MaximaForm = {
    articles: String(last?.max_articles ?? ''),
    tokens: String(last?.budget_tokens ?? ''),
  };
  const save = async (typed: MaximaForm): Promise<string | null> => {
    const failure = await onStart(readMaxima(typed));
    if (failure === null) onClose();
    return failure;
  };
  const { control, status } = useValidatedForm({ start, check: maximaProblem, save });
  const number = { control, inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <FormDialog
      title="Run all up to a maximum"
      form={status}
      saveLabel="Start run"
      savingLabel="Starting…"
      onClose={onClose}
      sx={{ display: 'grid', gap: 4, pt: 1, color: 'text.primary' }}
    >
      <FormField
        {...number}
        name="articles"
        label="Articles at most (optional)"
        autoFocus
        hint="The oldest pending articles are extracted first."
      />
      <FormField
        {...number}
        name="tokens"
        label="Tokens at most (optional)"
        hint="Only a language model uses tokens. What was found before the limit is curated."
      />
    </FormDialog>
  );
}
