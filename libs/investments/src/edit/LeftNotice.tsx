import { doneWords, type Decision } from './decision';
import { UndoNotice } from './UndoNotice';

interface LeftNoticeProps {
  readonly decision: Decision;
  readonly onUndo: () => void;
  readonly onEnd: () => void;
}

/** 'Alpha AG was rejected.' with Undo: a decision that took a startup off the list is undone from there. */
export function LeftNotice({ decision, onUndo, onEnd }: LeftNoticeProps) {
  return (
    <UndoNotice onUndo={onUndo} onEnd={onEnd}>
      <b>{decision.startup.company_name}</b> was {doneWords(decision)}.
    </UndoNotice>
  );
}
