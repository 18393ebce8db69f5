import { useState, type ReactNode } from 'react';
import { DiscardDialog } from './DiscardDialog';
import { useUnsavedChanges } from './UnsavedChangesGuard';

interface ConfirmDiscard {
  /** In place of `onClose`: asks first where something would be lost. */
  readonly close: () => void;
  /** To be rendered beside the form, outside its element. */
  readonly question: ReactNode;
}

/**
 * Asks before a dialog or its page is left with something that was typed and not saved.
 * @param isChanged whether something would be lost; false while it is being saved
 * @param onClose closes the dialog, at once where nothing would be lost
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
