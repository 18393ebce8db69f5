import { useState, type ReactNode } from 'react';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import type { Startup } from '@vaglio/contract';
import { useShortcutsEnabled, useKeys } from '@vaglio/ui';
import {
  DecisionDialogs,
  useDecisionRules,
  usePageDecisions,
  DecisionNotices,
  ManageMenu,
  type ManageDialog,
  useDecisions,
} from '@vaglio/startup-decisions';
import { FactNotices, useFactSteps } from '@vaglio/startup-facts';
import { FIRST_LIST, type ListQuery } from '@vaglio/startups-data';
import { StartupDialogs, type OpenDialog } from '../page/StartupDialogs';

interface ManagedStartupsProps {
  readonly now: Date;
  /** Of all scores of the page. */
  readonly decimals: number;
  /** Whether what the page shows may be stale: then nothing is decided by it. */
  readonly isReading?: boolean;
  /** The page. @param manage makes the menu of a startup; null for who may not manage any */
  readonly children: (manage: ((startup: Startup) => ReactNode) | null) => ReactNode;
}

/** No decision takes a startup off a page that is no list. */
const EVERYWHERE: ListQuery = { ...FIRST_LIST, mode: 'all', later: 'all' };
const STAYING = { onLeave: () => undefined, onBack: () => undefined, undoesMarks: true };

/** Manage for startups outside their list, with its dialogs and what became of the last decision, which u takes back. */
export function ManagedStartups({ now, decimals, isReading = false, children }: ManagedStartupsProps) {
  const { claims } = useSession();
  const [areKeysOn] = useShortcutsEnabled();
  const [dialog, setDialog] = useState<Exclude<OpenDialog, { kind: 'help' }> | null>(null);
  const rules = useDecisionRules();
  const decisions = useDecisions(EVERYWHERE, STAYING);
  const deciding = usePageDecisions(rules, null, decisions);
  const { report, undoStep, ...facts } = useFactSteps();
  useKeys(areKeysOn, { u: decisions.undoNotice ?? facts.undo });
  const open = (kind: ManageDialog, startup: Startup) => {
    if (kind === 'later') deciding.later(startup);
    else if (kind === 'later-date') deciding.changeLater(startup);
    else setDialog({ kind, startup });
  };
  const manage = (startup: Startup) => (
    <ManageMenu
      startup={startup}
      size="small"
      isSaving={decisions.isSaving || isReading}
      hasLater={rules !== null && rules.of('later') !== null}
      onSave={(flag, isSet) => decisions.decide({ startup, flag, isSet })}
      onManage={(kind) => open(kind, startup)}
    />
  );
  return (
    <>
      {children(canWriteInvestments(claims) ? manage : null)}
      <DecisionNotices {...decisions} onAddReason={deciding.addReason}>
        <FactNotices {...facts} />
      </DecisionNotices>
      <DecisionDialogs deciding={deciding} rules={rules} now={now} decimals={decimals} hasKeys={areKeysOn} />
      {dialog && (
        <StartupDialogs
          dialog={dialog}
          query={EVERYWHERE}
          scope={{ now, report, undoStep }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
