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
  /** Number of decimals in all scores on the page. */
  readonly decimals: number;
  /** True if the page may be outdated. Decisions are then disabled. */
  readonly isReading?: boolean;
  /**
   * Renders the content of the page.
   * @param manage renders the Manage menu of a startup; null if the user may not change startups
   */
  readonly children: (manage: ((startup: Startup) => ReactNode) | null) => ReactNode;
}

/** Query that matches all startups. On these pages, decisions therefore never remove a startup. */
const EVERYWHERE: ListQuery = { ...FIRST_LIST, mode: 'all', later: 'all' };

/**
 * Provides the Manage menu for startups on pages outside their list, with its dialogs and the results of decisions. The
 * key u undoes the last decision.
 */
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
