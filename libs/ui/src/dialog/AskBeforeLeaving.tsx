import { useCallback, useEffect, useState } from 'react';
import { useBeforeUnload } from 'react-router';
import { useHistory } from '../history/AppRouter';
import type { Step } from '../history/held-history';
import { DiscardDialog } from './DiscardDialog';

/**
 * Beside a form: while it holds unsaved changes, leaving the page asks first; closing or reloading the tab asks in the
 * browser's own words. Needs an AppRouter around it.
 * Source: ui.md, forms.
 */
export function AskBeforeLeaving({ when }: { readonly when: boolean }) {
  return when ? <HeldPage /> : null;
}

function HeldPage() {
  const history = useHistory();
  const [held, setHeld] = useState<Step | null>(null);
  useEffect(
    () =>
      history.hold((step) => {
        if (!isLeaving(step)) return false;
        setHeld(step);
        return true;
      }),
    [history],
  );
  useBeforeUnload(useCallback((event) => event.preventDefault(), []));
  if (!held) return null;
  const keep = () => setHeld(null);
  const discard = () => {
    keep();
    held.proceed();
  };
  return <DiscardDialog onDiscard={discard} onClose={keep} />;
}

/**
 * Whether a navigation would take the form away: another path or another section in the hash, and any step back or
 * forward. A redirect of the app itself, as at the end of the session, is not held; nor is another search on the page.
 */
function isLeaving({ action, here, next }: Step): boolean {
  if (action === 'REPLACE') return false;
  if (action === 'POP') return true;
  if (next.pathname !== here.pathname) return true;
  return next.hash !== here.hash && document.getElementById(next.hash.slice(1)) === null;
}
