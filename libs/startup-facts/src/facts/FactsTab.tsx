import Box from '@mui/material/Box';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import type { StartupFacts } from '@vaglio/contract';
import { LoadState } from '@vaglio/ui';
import { AwardFactsBlock } from './AwardFactsBlock';
import { CompanyBlock } from './CompanyBlock';
import { FactsSkeleton } from './FactsSkeleton';
import type { FactsScope } from './facts-scope';
import { FoundersBlock } from './FoundersBlock';
import { MoneyBlock } from './MoneyBlock';
import { useEditing } from './use-editing';
import { useFactKeys } from './use-fact-keys';
import { useFacts } from './use-facts';
import { focusFact, rowNear } from './fact-focus';

interface FactsTabProps extends Omit<FactsScope, 'facts' | 'canEdit'> {
  /** Of the startup. */
  readonly id: string;
  /** Whether letters and digits act by themselves. */
  readonly shortcutsEnabled: boolean;
}

/** What is known about one company, from where, and put right in place. */
export function FactsTab({ id, shortcutsEnabled, ...acts }: FactsTabProps) {
  const { facts, isFetching, failure, retry } = useFacts(id);
  return (
    <Box sx={failure === null ? undefined : { p: 4 }}>
      <LoadState
        isFetching={isFetching}
        failure={failure}
        onRetry={retry}
        isEmpty={facts === null}
        skeleton={<FactsSkeleton />}
      >
        {facts && <LoadedFacts {...acts} facts={facts} shortcutsEnabled={shortcutsEnabled} />}
      </LoadState>
    </Box>
  );
}

interface LoadedFactsProps extends Omit<FactsScope, 'canEdit'> {
  readonly facts: StartupFacts;
  readonly shortcutsEnabled: boolean;
}

function LoadedFacts({ shortcutsEnabled, ...loaded }: LoadedFactsProps) {
  const { claims } = useSession();
  const frame = useRef<HTMLDivElement>(null);
  const editing = useEditing();
  const keepFocus = useKeptFocus(frame);
  useFactKeys(frame, shortcutsEnabled);
  const scope = { ...loaded, canEdit: canWriteInvestments(claims) };
  return (
    <div ref={frame} {...keepFocus}>
      <CompanyBlock scope={scope} editing={editing} />
      <FoundersBlock scope={scope} editing={editing} />
      <MoneyBlock scope={scope} editing={editing} />
      <AwardFactsBlock scope={scope} editing={editing} />
    </div>
  );
}

/**
 * Keeps the focus in the facts when what had it goes, such as a form that is closed or a suggestion that is answered: it
 * returns to the value of that row. Where a person turned to something else, it stays there.
 * @returns handlers for the element that holds the facts
 */
function useKeptFocus(facts: RefObject<HTMLElement | null>) {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current !== null && facts.current && document.activeElement === document.body)
      focusFact(facts.current, last.current);
  });
  return {
    onFocus: ({ target }: FocusEvent): void => {
      if (facts.current?.contains(target)) last.current = rowNear(facts.current, target);
    },
    // What is taken off the page while it has the focus causes no such event; a button that is disabled while it has it does.
    onBlur: ({ target, relatedTarget }: FocusEvent): void => {
      if (!facts.current?.contains(relatedTarget) && !target.matches(':disabled')) last.current = null;
    },
  };
}
