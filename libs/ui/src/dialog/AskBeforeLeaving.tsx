import { useCallback } from 'react';
import { useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router';
import { DiscardDialog } from './DiscardDialog';

/**
 * Beside a form: while it holds unsaved changes, leaving the page asks first; closing or reloading the tab asks in the
 * browser's own words. Needs a data router around it.
 * Source: ui.md, forms.
 */
export function AskBeforeLeaving({ when }: { readonly when: boolean }) {
  return when ? <HeldPage /> : null;
}

function HeldPage() {
  const blocker = useBlocker(isLeaving);
  useBeforeUnload(useCallback((event) => event.preventDefault(), []));
  if (blocker.state !== 'blocked') return null;
  return <DiscardDialog onDiscard={blocker.proceed} onKeep={blocker.reset} />;
}

/**
 * Whether a navigation would take the form away: another path or another section in the hash, and any step back or
 * forward. A redirect of the app itself, as at the end of the session, is not held; nor is another search on the page.
 */
const isLeaving: BlockerFunction = ({ currentLocation: here, nextLocation: next, historyAction }) => {
  if (historyAction === 'REPLACE') return false;
  if (historyAction === 'POP') return true;
  if (next.pathname !== here.pathname) return true;
  return next.hash !== here.hash && document.getElementById(next.hash.slice(1)) === null;
};
