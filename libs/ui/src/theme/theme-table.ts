import type { ThemeOptions } from '@mui/material/styles';
import { TABULAR } from './tabular';

/** Between the first or last cell and the edge of the card. */
const EDGE_PX = 20;
const CELL_PX = 12;

/** Tables: header on sunken, a line above each row but the first, no outer frame; the card around it has one. */
export const TABLE: ThemeOptions['components'] = {
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.MuiTableRow-hover:hover': { backgroundColor: theme.vars.palette.sunken },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        paddingLeft: EDGE_PX,
        paddingRight: CELL_PX,
        borderBottom: 'none',
        '.MuiTableCell-root + &': { paddingLeft: CELL_PX },
        '&:last-child': { paddingRight: EDGE_PX },
      },
      head: ({ theme }) => ({
        height: 36,
        paddingTop: 0,
        paddingBottom: 0,
        borderBottom: `1px solid ${theme.vars.palette.border}`,
        backgroundColor: theme.vars.palette.sunken,
        fontSize: '0.75rem',
        fontWeight: 550,
        color: theme.vars.palette.text.secondary,
      }),
      body: ({ theme }) => ({
        borderTop: `1px solid ${theme.vars.palette.border}`,
        color: 'inherit',
        // Below the line of the header, or the one above the table.
        '.MuiTableRow-root:first-of-type > &': { borderTopColor: 'transparent' },
      }),
      alignRight: { ...TABULAR, flexDirection: 'row', justifyContent: 'flex-end' },
      alignCenter: { justifyContent: 'center' },
    },
  },
};
