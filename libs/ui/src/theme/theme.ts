import { createTheme } from '@mui/material/styles';
import { THEME_OPTIONS } from './theme-options';

/** The one theme of the product; both colour schemes live in it as CSS variables. */
export const theme = createTheme(THEME_OPTIONS);
