import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Upload } from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { Block, BusyButton, EmptyState, ErrorAlert, Section } from '@vaglio/ui';

interface ImportStartProps {
  /** Opens the file dialog of the browser. */
  readonly onPick: () => void;
  /** Receives a dropped file. */
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
  /** Name of the file that is being opened; null if no file is being opened. */
  readonly opening: string | null;
  /** Reason why the last file was rejected. */
  readonly failure: string | null;
  /** True if spreadsheets can be selected too. */
  readonly hasSheets: boolean;
  /** False until it is known which files the server imports. */
  readonly isReady: boolean;
  /** Past imports. */
  readonly children: ReactNode;
}

/** Start page of an import, on which the user selects or drops a file. */
export function ImportStart({
  onPick,
  onFile,
  onClose,
  opening,
  failure,
  hasSheets,
  isReady,
  children,
}: ImportStartProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file && isReady && opening === null) onFile(file);
  };
  const kinds = hasSheets ? 'CSV or XLSX' : 'CSV';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Section
        title="Import your list"
        purpose="You see the effect of the file before anything is written."
        action={
          <Button variant="text" onClick={onClose}>
            Back to the list
          </Button>
        }
        isFlush
      >
        {failure !== null && (
          <Block>
            <ErrorAlert>{failure}</ErrorAlert>
          </Block>
        )}
        <Block>
          <Box
            onDragOver={(event: DragEvent) => {
              event.preventDefault();
              setIsOver(true);
            }}
            onDragLeave={() => setIsOver(false)}
            onDrop={drop}
            sx={{
              border: 1,
              borderStyle: 'dashed',
              borderColor: isOver ? 'primary.main' : 'field',
              borderRadius: 2,
              bgcolor: isOver ? 'selected' : undefined,
            }}
          >
            <EmptyState
              icon={Upload}
              title={`Drop a ${kinds} file here`}
              text="One startup per row. A column with the company name is enough; other columns are recognised by their headers."
              action={
                <BusyButton
                  variant="contained"
                  busy={opening !== null}
                  disabled={!isReady}
                  busyLabel={`Opening ${opening ?? ''}…`}
                  onClick={onPick}
                  sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
                >
                  Choose file
                </BusyButton>
              }
            />
          </Box>
        </Block>
      </Section>
      {children}
    </Box>
  );
}
