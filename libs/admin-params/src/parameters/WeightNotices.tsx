import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ConflictNotice, ErrorAlert, formatWeight, SuccessNotice } from '@vaglio/ui';
import { parameterWords } from './parameter-words';
import type { useWeightChange } from './use-weight-change';

/** What became of a weight that was edited in its cell: saved with Undo, refused, or another person was faster. */
export function WeightNotices(props: ReturnType<typeof useWeightChange>) {
  const { isRunning, failure, conflict, done, undo, end } = props;
  return (
    <>
      {failure !== null && <ErrorAlert>{failure}</ErrorAlert>}
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
      {done !== null && (
        <SuccessNotice key={done} onEnd={end}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
            <span>{done}</span>
            <Button size="small" onClick={undo}>
              Undo
            </Button>
          </Box>
        </SuccessNotice>
      )}
    </>
  );
}
