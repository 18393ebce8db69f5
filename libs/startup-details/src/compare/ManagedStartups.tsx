import { useState, type ReactNode } from 'react';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import type { Startup } from '@vaglio/contract';
import { useHotkeys } from '@vaglio/ui';
import {
  DecisionDialogs,
  ScoreDecimalsProvider,
  useDecisionRules,
  ManageMenu,
  type ManageDialog,
  useDecisionFlow,
} from '@vaglio/startup-decisions';
import { FACT_HOTKEYS, useFactChanges } from '@vaglio/startup-facts';
import { FIRST_LIST, type ListQuery } from '@vaglio/startups-data';
import { StartupDialogs, type OpenDialog } from '../dialogs/StartupDialogs';

interface ManagedStartupsProps {
  /** Of all scores of the page. */
  readonly decimals: number;
  /** Whether what the page shows may be stale: then nothing is decided by it. */
  readonly isReading?: boolean;
  /** The page. @param manage makes the menu of a startup; null for who may not manage any */
  readonly children: (manage: ((startup: Startup) => ReactNode) | null) => ReactNode;
}

/** No decision takes a startup off a page that is no list. */
const EVERYWHERE: ListQuery = { ...FIRST_LIST, mode: 'all', later: 'all' };

/** Manage for startups outside their list, with its dialogs and what became of the last decision, which u takes back. */
export function ManagedStartups({ decimals, isReading = false, children }: ManagedStartupsProps) {
  const { claims } = useSession();
  const [dialog, setDialog] = useState<Exclude<OpenDialog, { kind: 'help' }> | null>(null);
  const rules = useDecisionRules();
  const flow = useDecisionFlow({ query: EVERYWHERE, rules, selected: null });
  const { report, undoChange, undo } = useFactChanges();
  useHotkeys(FACT_HOTKEYS, { u: undo });
  const open = (kind: ManageDialog, startup: Startup) => {
    if (kind === 'later') flow.later(startup);
    else if (kind === 'later-date') flow.changeLater(startup);
    else setDialog({ kind, startup });
  };
  const manage = (startup: Startup) => (
    <ManageMenu
      startup={startup}
      size="small"
      isSaving={flow.isSaving || isReading}
      hasLater={rules !== null && rules.of('later') !== null}
      onSave={(flag, isSet) => flow.decide(startup, flag, isSet)}
      onManage={(kind) => open(kind, startup)}
    />
  );
  return (
    <ScoreDecimalsProvider decimals={decimals}>
      {children(canWriteInvestments(claims) ? manage : null)}
      <DecisionDialogs flow={flow} rules={rules} />
      {dialog && (
        <StartupDialogs
          dialog={dialog}
          query={EVERYWHERE}
          scope={{ report, undoChange }}
          onClose={() => setDialog(null)}
        />
      )}
    </ScoreDecimalsProvider>
  );
}
