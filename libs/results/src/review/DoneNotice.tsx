import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Block, ErrorAlert, SuccessNotice } from '@vaglio/ui';
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
  return (
    <SuccessNotice onEnd={onEnd}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <span>{text}</span>
        {undo && (
          <Button
            size="small"
            onClick={() => {
              onEnd();
              undo();
            }}
          >
            Undo
          </Button>
        )}
      </Box>
    </SuccessNotice>
  );
}
