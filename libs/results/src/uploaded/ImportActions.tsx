import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { ImportFile } from '@vaglio/contract';
import { BusyButton, ConfirmDialog, Icon, useKeptFocus } from '@vaglio/ui';
import { rowsOf, undoCostsText, writtenOf } from './import-text';
import type { useImportActs } from './use-import-acts';

interface ImportActionsProps {
  readonly file: ImportFile;
  readonly acts: ReturnType<typeof useImportActs>;
  readonly onClose: () => void;
  readonly curateAction: ReactNode;
}

/**
 * Buttons of an import. Before the import is written, they are Cancel and Import; after an interruption, Retry; after
 * the import, Undo and 'Curate new'.
 */
export function ImportActions({ file, acts, onClose, curateAction }: ImportActionsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  useKeptFocus(buttons);
  const { state, interrupted } = file;
  const written = writtenOf(file);
  const isOpen = ['uploading', 'reading', 'checking', 'checked', 'failed'].includes(state);
  const kept = file.changed_since ?? 0;
  return (
    <Box ref={buttons} tabIndex={-1} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
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
          {file.counts === null ? 'Import' : `Import ${rowsOf(written)}`}
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
          {file.curation?.waiting !== 0 && curateAction}
        </>
      )}
      {isAsked && (
        <ConfirmDialog
          title="Undo this import"
          confirmLabel={`Undo ${rowsOf(written - kept)}`}
          busyLabel="Undoing…"
          onConfirm={() => {
            setIsAsked(false);
            acts.undo();
          }}
          onCancel={() => setIsAsked(false)}
        >
          {rowsOf(written - kept)} of {file.file_name}: those that the import created are removed, and those
          that it updated get their former content back.
          {kept > 0 && ` ${rowsOf(kept)} that somebody changed since stay as they are.`}
          {undoCostsText(file)}
        </ConfirmDialog>
      )}
    </Box>
  );
}
