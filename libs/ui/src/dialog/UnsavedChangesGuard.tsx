import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';
import { DiscardDialog } from './DiscardDialog';

/** Registers a form with unsaved changes; returns the function that takes it off the list. */
type Register = () => () => void;

const UnsavedChanges = createContext<Register>(() => {
  throw new Error('a form needs an UnsavedChangesGuard around its page');
});

/**
 * Guards the forms of a page, which register with `useUnsavedChanges`. While one of them has unsaved changes, leaving the
 * page opens a question first; closing or reloading the tab opens the browser's own. Needs a data router, which allows one
 * such guard.
 * Source: ui.md, forms.
 */
export function UnsavedChangesGuard({ children }: { readonly children: ReactNode }) {
  const [forms] = useState(() => new Set<symbol>());
  const blocker = useBlocker(
    useCallback<BlockerFunction>((navigation) => forms.size > 0 && isLeaving(navigation), [forms]),
  );
  const register = useCallback(() => {
    const form = Symbol('form');
    const keepTab = (event: Event) => event.preventDefault();
    forms.add(form);
    window.addEventListener('beforeunload', keepTab);
    return () => {
      forms.delete(form);
      window.removeEventListener('beforeunload', keepTab);
    };
  }, [forms]);
  return (
    <UnsavedChanges value={register}>
      {children}
      {blocker.state === 'blocked' && <DiscardDialog onDiscard={blocker.proceed} onClose={blocker.reset} />}
    </UnsavedChanges>
  );
}

/**
 * Registers a form with the guard of its page.
 * @param hasChanges whether something would be lost; false while it is being saved
 */
export function useUnsavedChanges(hasChanges: boolean): void {
  const register = useContext(UnsavedChanges);
  useEffect(() => (hasChanges ? register() : undefined), [hasChanges, register]);
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
