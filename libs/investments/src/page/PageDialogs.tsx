import { DecisionDialogs, type DecisionRules, type DecisionFlow } from '@vaglio/startup-decisions';
import type { FactsScope } from '@vaglio/startup-facts';
import { KeyHelpDialog, type Hotkeys } from '@vaglio/ui';
import type { ListQuery } from '@vaglio/startups-data';
import { NewStartup } from '../new-startup/NewStartup';
import { StartupDialogs, type OpenDialog } from '@vaglio/startup-details';

interface PageDialogsProps {
  readonly flow: DecisionFlow;
  /** Configured reasons and rules of decisions; null if the server provides none. */
  readonly rules: DecisionRules | null;
  readonly dialog: OpenDialog | null;
  readonly query: ListQuery;
  /** Hotkeys of the page. */
  readonly hotkeys: readonly Hotkeys[];
  /** Handlers for reporting and undoing merges and splits. */
  readonly facts: Pick<FactsScope, 'report' | 'undoChange'>;
  readonly onClose: () => void;
}

/** Dialogs of the page: the decision dialog, the hotkey help, and the dialogs for one startup. */
export function PageDialogs(props: PageDialogsProps) {
  const { flow, rules, dialog, query, hotkeys, facts, onClose } = props;
  return (
    <>
      <DecisionDialogs flow={flow} rules={rules} />
      <NewStartup />
      {dialog?.kind === 'help' && (
        <KeyHelpDialog hotkeys={hotkeys} hint="Enter and Esc always work." onClose={onClose} />
      )}
      {dialog && dialog.kind !== 'help' && (
        <StartupDialogs dialog={dialog} query={query} scope={facts} onClose={onClose} />
      )}
    </>
  );
}
