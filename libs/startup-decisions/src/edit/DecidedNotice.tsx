import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { doneWords, type Decision } from './decision';
import { PlainUndoNotice } from '@vaglio/ui';

interface DecidedNoticeProps {
  readonly decision: Decision;
  /** Why, in words; '' where nobody said it. */
  readonly why?: string;
  /** Null where it is not undone from here. */
  readonly onUndo: (() => void) | null;
  /** Null where no reason is asked for. */
  readonly onAddReason?: (() => void) | null;
  /** What else is offered. */
  readonly children?: ReactNode;
  readonly onEnd: () => void;
}

/** 'Alpha AG was rejected. Too early' with Undo, or with Add reason where nobody gave one. */
export function DecidedNotice(props: DecidedNoticeProps) {
  const { decision, why = '', onUndo, onAddReason = null, onEnd, children } = props;
  return (
    <PlainUndoNotice
      onUndo={onUndo}
      onEnd={onEnd}
      action={
        <>
          {children}
          {onAddReason && (
            <Button size="small" onClick={onAddReason}>
              Add reason
            </Button>
          )}
        </>
      }
    >
      <b>{decision.startup.company_name}</b> was {doneWords(decision)}.{why !== '' && ` ${why}`}
    </PlainUndoNotice>
  );
}
