import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Upload } from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { Block, EmptyState, ErrorAlert, Section } from '@vaglio/ui';

interface ImportStartProps {
  /** Opens the browser's choice of a file. */
  readonly onPick: () => void;
  /** Takes a file that was dropped. */
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
  /** Why the last file was not taken. */
  readonly failure: string | null;
  /** Whether spreadsheets can be chosen too. */
  readonly hasSheets: boolean;
  /** Past imports. */
  readonly children: ReactNode;
}

/** The door for a list of startups: a file is chosen or dropped, and its import opens in this place. */
export function ImportStart({ onPick, onFile, onClose, failure, hasSheets, children }: ImportStartProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  const kinds = hasSheets ? 'CSV or XLSX' : 'CSV';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Section
        title="Bring your list"
        purpose="You see what the file would do before anything is written."
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
                <Button variant="contained" onClick={onPick}>
                  Choose file
                </Button>
              }
            />
          </Box>
        </Block>
      </Section>
      {children}
    </Box>
  );
}
