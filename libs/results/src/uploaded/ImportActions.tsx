import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { ImportFile } from '@vaglio/contract';
import { BusyButton, ConfirmDialog, Icon } from '@vaglio/ui';
import { rowsOf, undoCostsText, writtenOf } from './import-text';
import type { useImportActs } from './use-import-acts';

interface ImportActionsProps {
  readonly file: ImportFile;
  readonly acts: ReturnType<typeof useImportActs>;
  readonly onClose: () => void;
  readonly curateAction: ReactNode;
}

/**
 * Cancel and Import before it is written, of an interrupted one 'Read again' or 'Check again'; afterwards back to the list, Undo and 'Curate new'.
 */
export function ImportActions({ file, acts, onClose, curateAction }: ImportActionsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { state, interrupted } = file;
  const written = writtenOf(file);
  const isOpen = ['uploading', 'reading', 'checking', 'checked', 'failed'].includes(state);
  const kept = file.changed_since ?? 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {isOpen || state === 'committing' ? (
        <BusyButton
          variant="text"
          busy={acts.busy === 'cancel'}
          busyLabel="Cancelling…"
          disabled={acts.isBusy}
          onClick={async () => {
            if ((await acts.cancel()) && isOpen) onClose();
          }}
        >
          Cancel
        </BusyButton>
      ) : (
        <Button variant="text" onClick={onClose}>
          Back to the list
        </Button>
      )}
      {interrupted !== null && (
        <BusyButton
          variant="contained"
          busy={acts.busy === 'repeat'}
          busyLabel={interrupted === 'reading' ? 'Reading…' : 'Checking…'}
          disabled={acts.isBusy}
          onClick={acts.repeat}
        >
          {interrupted === 'reading' ? 'Read again' : 'Check again'}
        </BusyButton>
      )}
      {isOpen && interrupted === null && (
        <BusyButton
          variant="contained"
          busy={acts.busy === 'commit'}
          busyLabel="Importing…"
          disabled={state !== 'checked' || written === 0 || acts.isBusy}
          onClick={acts.commit}
        >
          {`Import ${rowsOf(written)}`}
        </BusyButton>
      )}
      {state === 'committed' && (
        <>
          <Button
            startIcon={<Icon of={Undo2} />}
            disabled={kept >= written || acts.isBusy}
            onClick={() => setIsAsked(true)}
          >
            Undo this import
          </Button>
          {curateAction}
        </>
      )}
      {isAsked && (
        <ConfirmDialog
          title="Undo this import"
          confirmLabel={`Take back ${rowsOf(written - kept)}`}
          busyLabel="Taking back…"
          onConfirm={() => {
            setIsAsked(false);
            acts.undo();
          }}
          onCancel={() => setIsAsked(false)}
        >
          {rowsOf(written - kept)} of {file.file_name} leave or get their former content.
          {kept > 0 && ` ${rowsOf(kept)} that somebody changed since stay as they are.`}
          {undoCostsText(file)}
        </ConfirmDialog>
      )}
    </Box>
  );
}
