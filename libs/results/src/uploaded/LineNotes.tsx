import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import type { ImportCellCorrection, ImportLine } from '@vaglio/contract';
import { FormField, InPlaceForm, useValidatedForm } from '@vaglio/ui';

/** Corrects a cell. It resolves to the reason why the correction was rejected, or to null. */
export type CorrectCell = (correction: ImportCellCorrection) => Promise<string | null>;

interface LineNotesProps {
  readonly line: ImportLine;
  /** Undefined if cells can no longer be corrected. */
  readonly onCorrect: CorrectCell | undefined;
}

type Cell = ImportLine['cells'][number];

const MAX_CELL_LENGTH = 20_000;

/** Messages about a line, with editors for the affected cells. */
export function LineNotes({ line: { line, outcome, notes, cells }, onCorrect }: LineNotesProps) {
  const [edited, setEdited] = useState<Cell | null>(null);
  const color = outcome === 'failed' ? 'error.main' : 'warning.main';
  const noted = new Set(cells.map(({ note }) => note));
  return (
    <>
      {notes
        .filter((note) => !noted.has(note))
        .map((note) => (
          <Box component="span" key={note} sx={{ color }}>
            {note}
          </Box>
        ))}
      {cells.map((cell) =>
        edited?.column === cell.column && edited.note === cell.note && onCorrect ? (
          <CellForm
            key={cell.note}
            line={line}
            cell={cell}
            onCorrect={onCorrect}
            onClose={() => setEdited(null)}
          />
        ) : (
          <Box component="span" key={cell.note} sx={{ color }}>
            {cell.note}{' '}
            {onCorrect && (
              <Link
                component="button"
                type="button"
                aria-label={`Correct ${nameOf(cell)} in line ${line}`}
                onClick={() => setEdited(cell)}
                sx={{ verticalAlign: 'baseline' }}
              >
                Correct
              </Link>
            )}
          </Box>
        ),
      )}
    </>
  );
}

const nameOf = ({ header, column }: Cell): string => header.trim() || `column ${column + 1}`;

interface CellFormProps {
  readonly line: number;
  readonly cell: Cell;
  readonly onCorrect: CorrectCell;
  readonly onClose: () => void;
}

function CellForm({ line, cell, onCorrect, onClose }: CellFormProps) {
  const { control, status } = useValidatedForm({
    start: { text: cell.text },
    save: async ({ text }) => {
      const refusal = await onCorrect({ line, column: cell.column, text });
      if (refusal === null) onClose();
      return refusal;
    },
  });
  return (
    <Box sx={{ flexBasis: '100%' }}>
      {cell.note}
      <InPlaceForm
        form={status}
        label={`Correct ${nameOf(cell)} in line ${line}`}
        saveLabel="Save and check"
        hasLabels={false}
        onClose={onClose}
      >
        <FormField control={control} name="text" label={nameOf(cell)} maxLength={MAX_CELL_LENGTH} />
      </InPlaceForm>
    </Box>
  );
}
