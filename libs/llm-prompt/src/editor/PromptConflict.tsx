import type { Prompt } from '@vaglio/contract';
import { ConflictNotice, type SeenConflict, type FieldTexts } from '@vaglio/ui';
import { DiffView } from '../history/DiffView';
import type { PromptBase } from './prompt-base';
import { toPromptForm, withFallbacks, type PromptForm } from './prompt-form';

interface PromptConflictProps {
  readonly conflict: SeenConflict<PromptBase> & {
    readonly keepMine: () => void;
    readonly takeTheirs: () => void;
  };
  readonly form: PromptForm;
  readonly isBusy: boolean;
}

const CONTEXT_LINES = 2;

/** Conflict message with the differences from a version that another user saved. */
export function PromptConflict({ conflict, form, isBusy }: PromptConflictProps) {
  const [before, now] = [conflict.seen.prompt.body, conflict.current.prompt.body];
  return (
    <ConflictNotice
      what="this prompt"
      conflict={conflict}
      textsOf={({ prompt }) => promptText(prompt)}
      mine={typedPromptText(form)}
      detail={before === now ? null : <DiffView before={before} after={now} context={CONTEXT_LINES} />}
      isBusy={isBusy}
      onKeepMine={conflict.keepMine}
      onTakeTheirs={conflict.takeTheirs}
    />
  );
}

/** Returns the settings of a prompt version as text. */
function promptText(version: Prompt): FieldTexts {
  return typedPromptText(toPromptForm(version));
}

/** Returns the values of a prompt form as text, with the labels of `promptText`. */
function typedPromptText(form: PromptForm): FieldTexts {
  const { model, temperature, top_p, max_output_tokens, placeholder, body } = withFallbacks(form);
  return {
    Model: model || 'Default',
    Temperature: temperature,
    'Top-p': top_p,
    'Max output tokens': max_output_tokens || 'Default',
    'Placeholder token': placeholder,
    'Prompt body': body,
  };
}
