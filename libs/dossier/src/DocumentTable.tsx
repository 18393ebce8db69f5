import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { HEADING, TABLE } from './document-style';

/** Format of a column: right-aligned numbers, secondary text or dates. */
type ColumnLook = 'number' | 'second' | 'date';

interface Column {
  readonly name: string;
  readonly look?: ColumnLook;
  readonly width?: string;
}

interface DocumentTableProps {
  readonly title: string;
  readonly columns: readonly Column[];
  /** Index of the column whose cells are row headers. */
  readonly head?: number;
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
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
      <Box component="table" aria-labelledby={id} sx={TABLE}>
        <thead>
          <tr>
            {columns.map(({ name, look, width }) => (
              <Box component="th" scope="col" key={name} className={look} sx={{ width }}>
                {name}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map(({ name, look }, index) =>
                index === head ? (
                  <th scope="row" key={name} className={look}>
                    {cells[index]}
                  </th>
                ) : (
                  <td key={name} className={look}>
                    {cells[index]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Box>
    </section>
  );
}
