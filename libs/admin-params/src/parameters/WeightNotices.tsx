import Box from '@mui/material/Box';
import { ConflictNotice, formatWeight, UndoNotice } from '@vaglio/ui';
import { parameterWords } from './parameter-words';
import type { useWeightChange } from './use-weight-change';

/** What became of a weight that was edited in its cell: saved with Undo, refused, or another person was faster. */
export function WeightNotices(props: ReturnType<typeof useWeightChange>) {
  const { isRunning, failure, conflict, done, undo, end } = props;
  return (
    <>
      <UndoNotice done={done} onUndo={undo} onEnd={end} failure={failure} />
      {conflict && (
        <Box sx={{ mb: 4 }}>
          <ConflictNotice
            what={conflict.current.parameterName}
            conflict={conflict}
            wordsOf={parameterWords}
            mine={{ ...parameterWords(conflict.seen), Value: formatWeight(conflict.change) }}
            isBusy={isRunning}
            onMine={conflict.again}
            onTheirs={conflict.leave}
          />
        </Box>
      )}
    </>
  );
}
