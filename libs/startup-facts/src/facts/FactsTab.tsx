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
  /** Id of the startup. */
  readonly id: string;
  /** True if single-character hotkeys are enabled. */
  readonly shortcutsEnabled: boolean;
}

/** Tab with the known facts about a startup and their origins. Values can be edited in place. */
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
 * Keeps the focus within the facts when the focused element is removed, for example when a form closes or a suggestion
 * is answered. The focus returns to the value in that row, unless the user has focused something else.
 * @returns event handlers for the element that contains the facts
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
    // The browser does not fire this event when the focused element is removed, but it does when a focused button is
    // disabled.
    onBlur: ({ target, relatedTarget }: FocusEvent): void => {
      if (!facts.current?.contains(relatedTarget) && !target.matches(':disabled')) last.current = null;
    },
  };
}
