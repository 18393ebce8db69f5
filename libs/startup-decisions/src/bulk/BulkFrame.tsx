import Button from '@mui/material/Button';
import { useId, type KeyboardEventHandler, type ReactNode } from 'react';
import { BusyButton, DialogFrame, ErrorAlert, formatCount } from '@vaglio/ui';
import { bulkTitle, bulkVerb, isRejection, type BulkCommand } from './bulk-command';
import type { BulkRefusal } from './bulk-refusal';
import { ChangedSelection } from './ChangedSelection';

/** Props that all dialogs about a selection of startups share. */
export interface BulkDialogProps {
  readonly count: number;
  readonly refused: BulkRefusal | null;
  readonly isSaving: boolean;
  /** Shows the startups that are currently selected. */
  readonly onReview: () => void;
  readonly onClose: () => void;
}

interface BulkFrameProps extends BulkDialogProps {
  readonly act: BulkCommand;
  /** Error of the form, or null without an error. */
  readonly problem: string | null;
  readonly onConfirm: () => void;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly children: ReactNode;
}

/**
 * Dialog about many startups. The title and the button state how many. If the server rejects the action, the dialog
 * shows the current number and the reason.
 */
export function BulkFrame(props: BulkFrameProps) {
  const { act, count, refused, problem, isSaving, onReview, onConfirm, onClose, onKeyDown, children } = props;
  const formId = useId();
  const present = refused?.now ?? null;
  const others = present?.actual ?? count;
  return (
    <DialogFrame
      title={bulkTitle(act, count)}
      onClose={onClose}
      isClosingBlocked={isSaving}
      {...(onKeyDown && { onKeyDown })}
      actions={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          {present && others > 0 && (
            <Button disabled={isSaving} onClick={onReview}>
              Review the {formatCount(others)}
            </Button>
          )}
          {others > 0 && (
            <BusyButton
              type="submit"
              form={formId}
              variant="contained"
              color={isRejection(act) ? 'error' : 'primary'}
              busy={isSaving}
              busyLabel="Saving..."
            >
              {bulkVerb(act, others)}
            </BusyButton>
          )}
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
        style={{ display: 'grid', gap: 16 }}
      >
        {problem !== null && <ErrorAlert>{problem}</ErrorAlert>}
        {problem === null && refused && !present && <ErrorAlert>{refused.text}</ErrorAlert>}
        {problem === null && refused && present && <ChangedSelection text={refused.text} {...present} />}
        {children}
      </form>
    </DialogFrame>
  );
}
