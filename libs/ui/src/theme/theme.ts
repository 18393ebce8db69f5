import { createTheme } from '@mui/material/styles';
import { THEME_OPTIONS } from './theme-options';

/** Theme of the product. It contains both colour schemes as CSS variables. */
export const theme = createTheme(THEME_OPTIONS);
