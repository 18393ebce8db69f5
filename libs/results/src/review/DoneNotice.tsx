import { Block, ErrorAlert, UndoNotice } from '@vaglio/ui';
import type { Done } from './use-review';

/** What was done, for a while, with Undo where it can be undone; or why it was not, until it is closed. */
export function DoneNotice({ done, onEnd }: { readonly done: Done; readonly onEnd: () => void }) {
  const { text, undo, isFailure = false } = done;
  if (isFailure)
    return (
      <Block hasDivider>
        <ErrorAlert onClose={onEnd}>{text}</ErrorAlert>
      </Block>
    );
  const takeBack = (): void => {
    onEnd();
    undo?.();
  };
  return <UndoNotice done={text} onUndo={undo ? takeBack : null} onEnd={onEnd} failure={null} />;
}
