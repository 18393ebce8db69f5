import type { Startup, StartupColumns } from '@vaglio/contract';
import { adoptAnswer, useCachedPage } from '@vaglio/startup-decisions';
import { type FactsScope, LazyMergeDialog, LazySplitDialog } from '@vaglio/startup-facts';
import type { ListQuery } from '@vaglio/startups-data';
import { type ComponentProps, lazy } from 'react';
import { DialogBoundary } from '@vaglio/ui';
import { LazyLedgerDialog } from '../details/LazyDetails';

/** Dialog that is open over the page, with its startup. */
export type OpenDialog =
  | { readonly kind: 'help' }
  | { readonly kind: 'why' | 'edit' | 'merge' | 'split'; readonly startup: Startup };

interface StartupDialogsProps {
  readonly dialog: Exclude<OpenDialog, { kind: 'help' }>;
  readonly query: ListQuery;
  /** Functions from the facts that the merge and split dialogs use. */
  readonly scope: Pick<FactsScope, 'report' | 'undoChange'>;
  readonly onClose: () => void;
}

/**
 * Dialogs about a startup: ledger, text edit, merge and split. They belong to the page, so they remain open when the
 * startup leaves the list.
 */
export function StartupDialogs({ dialog, query, scope, onClose }: StartupDialogsProps) {
  const changePage = useCachedPage(query);
  const { kind, startup } = dialog;
  if (kind === 'why') return <LazyLedgerDialog startup={startup} onClose={onClose} />;
  if (kind === 'merge') return <LazyMergeDialog startup={startup} report={scope.report} onClose={onClose} />;
  if (kind === 'split') return <LazySplitDialog {...scope} startup={startup} onClose={onClose} />;
  const adopt = (answer: StartupColumns | null) => {
    changePage((page) => adoptAnswer(page, startup.id, answer));
    onClose();
  };
  return <LazyEditTextDialog startup={startup} onSaved={adopt} onClose={onClose} />;
}

const Loaded = lazy(() =>
  import('../edit/EditTextDialog').then((module) => ({ default: module.EditTextDialog })),
);

/** Dialog that edits the texts of a startup, loaded in a separate chunk. */
function LazyEditTextDialog(props: ComponentProps<typeof Loaded>) {
  const { startup, onClose } = props;
  return (
    <DialogBoundary title={`Edit text of ${startup.company_name}`} width="wide" onClose={onClose}>
      <Loaded {...props} />
    </DialogBoundary>
  );
}
