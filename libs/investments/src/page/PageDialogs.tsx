import { DecisionDialogs, type DecisionRules, type DecisionFlow } from '@vaglio/startup-decisions';
import type { FactsScope } from '@vaglio/startup-facts';
import { KeyHelpDialog, type Hotkeys } from '@vaglio/ui';
import type { ListQuery } from '@vaglio/startups-data';
import { NewStartup } from '../new-startup/NewStartup';
import { StartupDialogs, type OpenDialog } from '@vaglio/startup-details';

interface PageDialogsProps {
  readonly flow: DecisionFlow;
  /** Null on a server that keeps no reasons. */
  readonly rules: DecisionRules | null;
  readonly dialog: OpenDialog | null;
  readonly query: ListQuery;
  /** The keys that the page offers. */
  readonly hotkeys: readonly Hotkeys[];
  /** What merges and splits need of the facts. */
  readonly facts: Pick<FactsScope, 'report' | 'undoChange'>;
  readonly onClose: () => void;
}

/** What lies over the page: a decision that asks for its reason, the keys, or a dialog of one startup. */
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
