import { useState, type ReactNode } from 'react';
import { DiscardDialog } from './DiscardDialog';
import { useUnsavedChanges } from './UnsavedChangesGuard';

interface ConfirmDiscard {
  /** Replacement for `onClose`. It asks for a confirmation if unsaved changes would be lost. */
  readonly close: () => void;
  /** Confirmation dialog. The caller renders it next to the form, outside the form element. */
  readonly question: ReactNode;
}

/**
 * Returns a close function that asks for a confirmation before a dialog or its page is left with unsaved changes.
 * @param isChanged true if closing would discard changes; false while they are being saved
 * @param onClose closes the dialog; called immediately if there are no unsaved changes
 * Source: ui.md, forms.
 */
export function useConfirmDiscard(isChanged: boolean, onClose: () => void): ConfirmDiscard {
  const [isLeaving, setIsLeaving] = useState(false);
  useUnsavedChanges(isChanged);
  return {
    close: () => (isChanged ? setIsLeaving(true) : onClose()),
    question: isLeaving && <DiscardDialog onDiscard={onClose} onClose={() => setIsLeaving(false)} />,
  };
}
