import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

interface PlainTableProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly headers: readonly { readonly text: string; readonly width?: string; readonly isRight?: boolean }[];
  /** Page width in px below which rows become cards. */
  readonly cardsBelow?: number;
  /** Table rows, which must be `PlainRow` elements. */
  readonly children: ReactNode;
}

/** Small table for cells with controls or several texts. On narrow pages, rows become cards. */
export function PlainTable({ label, headers, cardsBelow = 768, children }: PlainTableProps) {
  return (
    <Table aria-label={label} sx={{ ...TABLE, [`@media (max-width: ${cardsBelow - 0.05}px)`]: CARDS }}>
      <TableHead>
        <TableRow>
          {headers.map(({ text, width, isRight }) => (
            <TableCell
              key={text}
              sx={{
                ...(width !== undefined && { width }),
                ...(isRight && { textAlign: 'right !important' }),
              }}
            >
              {text}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}

const TABLE = {
  typography: 'body2',
  color: 'text.primary',
  '& th, & td': { px: 3, py: '7px', verticalAlign: 'middle' },
  '& th': { textAlign: 'left' },
  '& th:first-of-type, & td:first-of-type': { pl: 5 },
  '& th:last-of-type, & td:last-of-type': { pr: 5 },
  '& thead th': { bgcolor: 'sunken', color: 'text.secondary', fontWeight: 550, typography: 'caption', py: 2 },
  '& tbody tr': { borderTop: 1, borderColor: 'border' },
  '& td': { overflowWrap: 'anywhere' },
} as const;

const CARDS = {
  '& thead': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '&, & tbody, & tr, & td': { display: 'block' },
  '& tbody tr': { px: 4, py: 3 },
  '& td, & td:first-of-type, & td:last-of-type': { px: 0, py: '3px', textAlign: 'left !important' },
} as const;
