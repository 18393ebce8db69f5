import type { ThemeOptions } from '@mui/material/styles';
import { BACKDROP_TRANSITION_MS, MODAL_TRANSITION_MS } from './theme-measures';

const BACKDROP = { backdrop: { transitionDuration: BACKDROP_TRANSITION_MS } };

/** Styles of cards, floating elements, tables, tabs and progress bars. */
export const SURFACES: ThemeOptions['components'] = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars.palette.scrim },
      }),
    },
  },
  MuiDialog: {
    defaultProps: { transitionDuration: MODAL_TRANSITION_MS, slotProps: BACKDROP },
    styleOverrides: {
      paper: ({ theme }) => ({
        margin: 16,
        width: 'calc(100% - 32px)',
        borderRadius: 12,
        border: `1px solid ${theme.vars.palette.border}`,
        backgroundColor: theme.vars.palette.raised,
        boxShadow: theme.vars.palette.floating,
      }),
      paperWidthXs: { maxWidth: 400 },
      paperWidthSm: { maxWidth: 520 },
      paperWidthMd: { maxWidth: 640 },
    },
  },
  MuiDrawer: {
    defaultProps: { transitionDuration: MODAL_TRANSITION_MS, slotProps: BACKDROP },
    styleOverrides: {
      paper: ({ theme }) => ({
        width: 304,
        maxWidth: '100%',
        backgroundColor: theme.vars.palette.raised,
        boxShadow: theme.vars.palette.floating,
      }),
    },
  },
  MuiMenu: {
    defaultProps: { transitionDuration: BACKDROP_TRANSITION_MS },
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.border}`,
        backgroundColor: theme.vars.palette.raised,
        boxShadow: theme.vars.palette.floating,
      }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 36,
        [theme.breakpoints.up('sm')]: { minHeight: 36 }, // MUI removes the minimum height at this breakpoint
        padding: '0 10px',
        gap: 10,
        borderRadius: 6,
        fontSize: '0.875rem',
        '&:hover': { backgroundColor: theme.vars.palette.sunken },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.accentSoft,
          color: theme.vars.palette.accentSoftText,
        },
        [theme.breakpoints.down('md')]: { minHeight: 44 },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44 },
      indicator: ({ theme }) => ({ height: 2, backgroundColor: theme.vars.palette.primary.main }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        minWidth: 0,
        padding: '0 4px',
        marginRight: 20,
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiTable: {
    styleOverrides: { root: { '& caption': { font: 'inherit', padding: 0, captionSide: 'top' } } },
  },
  // A cell inherits the text style of its table, and each table sets its own padding and lines.
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: 0,
        borderBottom: 0,
        font: 'inherit',
        letterSpacing: 'inherit',
        color: 'inherit',
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        padding: '5px 9px',
        borderRadius: 6,
        fontSize: '0.75rem',
        fontWeight: 400,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
      }),
    },
  },
  MuiLinearProgress: {
    // Default accessible name, because the name of the grid's own progress bar cannot be set from outside.
    defaultProps: { 'aria-label': 'Loading' },
    styleOverrides: {
      root: ({ theme }) => ({ height: 6, borderRadius: 3, backgroundColor: theme.vars.palette.track }),
      bar: { borderRadius: 3 },
    },
  },
};
