import { ConflictNotice, type SeenConflict } from '@vaglio/ui';
import { DiffView } from '../history/DiffView';
import type { PromptBase } from './prompt-base';
import type { PromptForm } from './prompt-form';
import { promptWords, typedPromptWords } from './prompt-words';

interface PromptConflictProps {
  readonly conflict: SeenConflict<PromptBase> & {
    readonly keepMine: () => void;
    readonly takeTheirs: () => void;
  };
  readonly form: PromptForm;
  readonly isBusy: boolean;
}

const CONTEXT_LINES = 2;

/** Another person saved a version meanwhile: its settings field by field, its body line by line. */
export function PromptConflict({ conflict, form, isBusy }: PromptConflictProps) {
  const [before, now] = [conflict.seen.prompt.body, conflict.current.prompt.body];
  return (
    <ConflictNotice
      what="this prompt"
      conflict={conflict}
      wordsOf={({ prompt }) => promptWords(prompt)}
      mine={typedPromptWords(form)}
      detail={before === now ? null : <DiffView before={before} after={now} context={CONTEXT_LINES} />}
      isBusy={isBusy}
      onMine={conflict.keepMine}
      onTheirs={conflict.takeTheirs}
    />
  );
}
