import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { StaticTable } from '@vaglio/ui';
import { HEADING, TABLE } from './document-style';

/** Format of a column: right-aligned numbers, secondary text or dates. */
type ColumnLook = 'number' | 'second' | 'date';

interface Column {
  readonly name: string;
  readonly look?: ColumnLook;
  readonly width?: string;
}

interface Row {
  readonly key: string;
  readonly cells: readonly ReactNode[];
}

interface DocumentTableProps {
  readonly title: string;
  readonly columns: readonly Column[];
  /** Index of the column whose cells are row headers. */
  readonly head?: number;
  readonly rows: readonly Row[];
}

/** Table of the document, with its heading. It renders nothing without rows. */
export function DocumentTable({ title, columns, head = 0, rows }: DocumentTableProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section>
      <Box component="h2" id={id} sx={HEADING}>
        {title}
      </Box>
      <StaticTable<Row>
        labelledBy={id}
        columns={columns.map(({ name, look, width }, index) => ({
          header: name,
          cell: ({ cells }) => cells[index],
          isRowHeader: index === head,
          className: look,
          width,
        }))}
        rows={rows}
        rowKey={({ key }) => key}
        sx={TABLE}
      />
    </section>
  );
}
