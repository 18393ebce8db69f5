import { useCallback } from 'react';
import { useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router';
import { DiscardDialog } from './DiscardDialog';

/**
 * Guards a form with unsaved changes: leaving the page opens a question first; closing or reloading the tab opens the
 * browser's own. Needs a data router.
 * @param when whether there are unsaved changes
 * Source: ui.md, forms.
 */
export function AskBeforeLeaving({ when }: { readonly when: boolean }) {
  return when ? <Guard /> : null;
}

function Guard() {
  const blocker = useBlocker(isLeaving);
  useBeforeUnload(useCallback((event) => event.preventDefault(), []));
  if (blocker.state !== 'blocked') return null;
  return <DiscardDialog onDiscard={blocker.proceed} onClose={blocker.reset} />;
}

/**
 * Whether a navigation removes the form: another path, another section in the hash, and any step back or forward.
 * A redirect by the app, as at the end of the session, is let through; so is another search of the page.
 */
const isLeaving: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
  if (historyAction === 'REPLACE') return false;
  if (historyAction === 'POP') return true;
  if (nextLocation.pathname !== currentLocation.pathname) return true;
  const { hash } = nextLocation;
  return hash !== currentLocation.hash && document.getElementById(hash.slice(1)) === null;
};
