import type { PaletteOptions } from '@mui/material/styles';

/**
 * Colour roles in addition to MUI's roles. In `sx`, refer to them by name (`color: 'muted'`, `bgcolor: 'sunken'`). In
 * styles, use `theme.vars.palette.muted`.
 */
interface ColourRoles {
  /** Background of dialogs, menus and drawers. */
  raised: string;
  /** Background of table headers and hovered rows. */
  sunken: string;
  /** Background of selected cards and rows. */
  selected: string;
  /** Decorative lines of cards and rows. */
  border: string;
  /** Outline of labelled buttons. */
  borderStrong: string;
  /** Outline of inputs, checkboxes and radio buttons. */
  field: string;
  /** Lightest text colour. */
  muted: string;
  accentSoft: string;
  accentSoftText: string;
  greenSoft: string;
  amberSoft: string;
  redSoft: string;
  neutralSoft: string;
  /** Track of progress bars. */
  track: string;
  skeleton: string;
  focus: string;
  /** Backdrop of dialogs and drawers. */
  scrim: string;
  /** Shadow of floating elements. */
  floating: string;
}

declare module '@mui/material/styles' {
  interface Palette extends ColourRoles {}
  interface PaletteOptions extends ColourRoles {}
  interface CssThemeVariables {
    enabled: true;
  }
}

export const LIGHT: PaletteOptions = {
  primary: { main: '#0B5C66', light: '#0B5C66', dark: '#084850', contrastText: '#FFFFFF' },
  info: { main: '#0B5C66', light: '#0B5C66', dark: '#084850', contrastText: '#FFFFFF' },
  success: { main: '#17693A', light: '#17693A', dark: '#17693A', contrastText: '#FFFFFF' },
  warning: { main: '#805000', light: '#805000', dark: '#805000', contrastText: '#FFFFFF' },
  error: { main: '#B0271D', light: '#B0271D', dark: '#B0271D', contrastText: '#FFFFFF' },
  text: { primary: '#13201F', secondary: '#46545A', disabled: '#5D6A70' },
  background: { default: '#F6F8F8', paper: '#FFFFFF' },
  divider: '#E1E6E7',
  raised: '#FFFFFF',
  sunken: '#F1F4F4',
  selected: '#EEF6F7',
  border: '#E1E6E7',
  borderStrong: '#CBD3D5',
  field: '#7F8B92',
  muted: '#5D6A70',
  accentSoft: '#E2F0F1',
  accentSoftText: '#0A4C55',
  greenSoft: '#E3F3E8',
  amberSoft: '#FBEFD9',
  redSoft: '#FCEBE8',
  neutralSoft: '#E9EEEE',
  track: '#E1E6E7',
  skeleton: '#E9EDEE',
  focus: '#0E7C88',
  scrim: 'rgb(19 32 31 / .42)',
  floating: '0 1px 2px rgb(19 32 31 / .06), 0 12px 32px -4px rgb(19 32 31 / .18)',
};

export const DARK: PaletteOptions = {
  primary: { main: '#5EC3CD', light: '#5EC3CD', dark: '#83D5DD', contrastText: '#04201F' },
  info: { main: '#5EC3CD', light: '#5EC3CD', dark: '#83D5DD', contrastText: '#04201F' },
  success: { main: '#7CCB97', light: '#7CCB97', dark: '#7CCB97', contrastText: '#151C1E' },
  warning: { main: '#E3B664', light: '#E3B664', dark: '#E3B664', contrastText: '#151C1E' },
  error: { main: '#F2938A', light: '#F2938A', dark: '#F2938A', contrastText: '#2A0B08' },
  text: { primary: '#E7EDEE', secondary: '#AEBABE', disabled: '#8F9CA1' },
  background: { default: '#0D1315', paper: '#151C1E' },
  divider: '#283236',
  raised: '#1D2528',
  sunken: '#1B2326',
  selected: '#14282C',
  border: '#283236',
  borderStrong: '#3A464B',
  field: '#6B7A80',
  muted: '#8F9CA1',
  accentSoft: '#123A40',
  accentSoftText: '#9ADFE6',
  greenSoft: '#16321F',
  amberSoft: '#372A10',
  redSoft: '#3D1B18',
  neutralSoft: '#273135',
  track: '#283236',
  skeleton: '#222B2F',
  focus: '#7AD3DC',
  scrim: 'rgb(4 8 9 / .62)',
  floating: '0 16px 40px -4px rgb(0 0 0 / .6)',
};
