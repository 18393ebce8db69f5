import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DialogFrame, ErrorAlert, formatCount, Spinner } from '@vaglio/ui';
import { obstacleOf } from './import-plan';
import { ImportPreview } from './ImportPreview';
import { ImportProgress } from './ImportProgress';
import { ImportReport } from './ImportReport';
import type { useImport } from './use-import';

type Flow = ReturnType<typeof useImport>;

interface ImportDialogProps {
  readonly flow: Flow;
  /** Uploads the file so that columns can be mapped and checked; undefined if the server does not support uploads. */
  readonly onMap?: ((file: File) => void) | undefined;
  readonly onClose: () => void;
}

/** Dialog that leads through the steps of an import. While rows are being sent, the user can only cancel the import. */
export function ImportDialog({ flow, onMap, onClose }: ImportDialogProps) {
  const { state } = flow;
  if (state.step === 'closed') return null;
  const isSending = state.step === 'sending';
  return (
    <DialogFrame
      title={titleOf(state)}
      width="wide"
      isClosingBlocked={isSending}
      onClose={onClose}
      actions={<Actions flow={flow} onMap={onMap} />}
    >
      {state.step === 'reading' && <ReadingFile name={state.fileName} />}
      {state.step === 'refused' && <ErrorAlert detail={state.fileName}>{state.problem}</ErrorAlert>}
      {state.step === 'preview' && <ImportPreview {...state} onToggleAward={flow.toggleAward} />}
      {state.step === 'sending' && <ImportProgress {...state} total={state.table.rows.length} />}
      {state.step === 'done' && <ImportReport {...state} />}
    </DialogFrame>
  );
}

function titleOf(state: Flow['state']): string {
  if (state.step !== 'done') return 'Import CSV';
  return state.result.unsent > 0 ? 'Import cancelled' : 'Import finished';
}

/** Buttons of the current step. The safe action comes first. */
function Actions({ flow: { state, file, close, cancel, start }, onMap }: Omit<ImportDialogProps, 'onClose'>) {
  if (state.step === 'sending') {
    return (
      <Button key="cancel" autoFocus disabled={state.isCancelled} onClick={cancel}>
        {state.isCancelled ? 'Cancelling…' : 'Cancel'}
      </Button>
    );
  }
  // The key remounts the button, which therefore receives the focus. The dialog can then receive Escape.
  if (state.step !== 'preview')
    return (
      <Button key="close" autoFocus onClick={close}>
        Close
      </Button>
    );
  const count = state.table.rows.length;
  return (
    <>
      <Button onClick={close}>Cancel</Button>
      {onMap && file && (
        <Button
          variant="contained"
          autoFocus
          onClick={() => {
            close();
            onMap(file);
          }}
        >
          Map and check
        </Button>
      )}
      <Button
        {...(!onMap && { variant: 'contained', autoFocus: true })}
        disabled={obstacleOf(state.table) !== null}
        onClick={start}
      >
        Import {formatCount(count)} {count === 1 ? 'row' : 'rows'}
      </Button>
    </>
  );
}

function ReadingFile({ name }: { readonly name: string }) {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 4, color: 'primary.main' }}>
      <Spinner />
      <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        Reading {name}…
      </Box>
    </Box>
  );
}
