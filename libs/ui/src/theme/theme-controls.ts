import type { ThemeOptions } from '@mui/material/styles';

const HOVER = '120ms';
/** Breakpoint below which controls have touch sizes. */
const TOUCH = 'md';

/** Styles of buttons and fields. */
export const CONTROLS: ThemeOptions['components'] = {
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        height: 36,
        padding: '0 14px',
        whiteSpace: 'nowrap',
        flexShrink: 0,
        transition: `background-color ${HOVER}, border-color ${HOVER}, color ${HOVER}`,
        '&.Mui-disabled': {
          backgroundColor: theme.vars.palette.neutralSoft,
          color: theme.vars.palette.muted,
          borderColor: 'transparent',
        },
        [theme.breakpoints.down(TOUCH)]: { height: 44 },
        variants: [
          {
            props: { size: 'small' },
            style: {
              height: 32,
              padding: '0 11px',
              fontSize: '0.8125rem',
              [theme.breakpoints.down(TOUCH)]: { height: 44 },
            },
          },
          { props: { size: 'large' }, style: { height: 44, fontSize: '0.875rem' } },
          {
            props: { variant: 'outlined' },
            style: {
              color: theme.vars.palette.text.primary,
              backgroundColor: theme.vars.palette.background.paper,
              borderColor: theme.vars.palette.borderStrong,
              '&:hover': {
                backgroundColor: theme.vars.palette.sunken,
                borderColor: theme.vars.palette.borderStrong,
              },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              color: theme.vars.palette.text.secondary,
              '&:hover': {
                backgroundColor: theme.vars.palette.sunken,
                color: theme.vars.palette.text.primary,
              },
              '&.Mui-disabled': { backgroundColor: 'transparent' },
            },
          },
          {
            // A dangerous action is grey until it is hovered or focused, except in its confirmation dialog.
            props: { variant: 'text', color: 'error' },
            style: {
              '&:hover, &.Mui-focusVisible': {
                color: theme.vars.palette.error.main,
                backgroundColor: theme.vars.palette.redSoft,
              },
            },
          },
          {
            props: { variant: 'outlined', color: 'error' },
            style: { '&:hover, &.Mui-focusVisible': { color: theme.vars.palette.error.main } },
          },
        ],
      }),
      startIcon: { marginLeft: 0, marginRight: 8 },
      endIcon: { marginLeft: 8, marginRight: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 32,
        height: 32,
        padding: 0,
        borderRadius: 6,
        color: theme.vars.palette.text.secondary,
        transition: `background-color ${HOVER}, color ${HOVER}`,
        '&:hover': { backgroundColor: theme.vars.palette.sunken, color: theme.vars.palette.text.primary },
        '&.Mui-disabled': { color: theme.vars.palette.muted },
        [theme.breakpoints.down(TOUCH)]: { width: 44, height: 44 },
        variants: [{ props: { size: 'small' }, style: { width: 28, height: 28 } }],
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 36,
        borderRadius: 8,
        backgroundColor: theme.vars.palette.background.paper,
        [theme.breakpoints.down(TOUCH)]: { minHeight: 44 },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.field },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.secondary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.focus,
          borderWidth: 2,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.error.main,
          borderWidth: 2,
        },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.neutralSoft },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.border },
        '& .MuiInputBase-inputAdornedStart': { paddingLeft: 0 },
        '& :focus-visible:not(button)': { outline: 'none' },
      }),
      input: ({ theme }) => ({
        height: 'auto',
        padding: '7px 12px',
        '&::placeholder': { color: theme.vars.palette.muted, opacity: 1 },
        '&:-webkit-autofill': {
          WebkitBoxShadow: `0 0 0 100px ${theme.vars.palette.background.paper} inset`,
          WebkitTextFillColor: theme.vars.palette.text.primary,
        },
        '&.Mui-disabled': { WebkitTextFillColor: theme.vars.palette.muted },
      }),
      multiline: { padding: '3px 0' },
      adornedStart: { paddingLeft: 12 },
      adornedEnd: { paddingRight: 8 },
    },
  },
  MuiInputAdornment: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.muted, maxHeight: 'none' }) },
  },
  MuiCheckbox: { styleOverrides: { root: ({ theme }) => ({ padding: 8, color: theme.vars.palette.field }) } },
  MuiRadio: { styleOverrides: { root: ({ theme }) => ({ padding: 8, color: theme.vars.palette.field }) } },
};
