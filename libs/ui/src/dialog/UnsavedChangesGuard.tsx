import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';
import { DiscardDialog } from './DiscardDialog';

/** Registers a form with unsaved changes and returns a function that removes the registration. */
type Register = () => () => void;

const UnsavedChanges = createContext<Register>(() => {
  throw new Error('a form needs an UnsavedChangesGuard around its page');
});

/**
 * Guard for all forms of a page, which register with `useUnsavedChanges`. If a form has unsaved changes, the guard asks
 * for a confirmation before the user leaves the page. When the user closes or reloads the tab, the browser shows its
 * own confirmation. The guard requires a data router, which supports one guard at a time.
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
 * @param hasChanges true if leaving the page would discard changes; false while the form is being saved
 */
export function useUnsavedChanges(hasChanges: boolean): void {
  const register = useContext(UnsavedChanges);
  useEffect(() => (hasChanges ? register() : undefined), [hasChanges, register]);
}

/**
 * Returns true if a navigation removes the form. This applies to another path, another section in the hash, and a step
 * in the history. Redirects by the app, as at the end of the session, and new query strings are not blocked.
 */
const isLeaving: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
  if (historyAction === 'REPLACE') return false;
  if (historyAction === 'POP') return true;
  if (nextLocation.pathname !== currentLocation.pathname) return true;
  const { hash } = nextLocation;
  return hash !== currentLocation.hash && document.getElementById(hash.slice(1)) === null;
};
