import type { ThemeOptions } from '@mui/material/styles';

/** Palette role of the soft background for each severity. */
const SOFT = { success: 'greenSoft', warning: 'amberSoft', error: 'redSoft' } as const;

/** Style of success, warning and error messages on pages and in toasts. */
export const ALERT: ThemeOptions['components'] = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        alignItems: 'flex-start',
        padding: '9px 12px',
        border: '1px solid',
        borderRadius: 8,
        color: theme.vars.palette.text.primary,
        '& b': { fontWeight: 600 },
        variants: (['success', 'warning', 'error'] as const).map((severity) => ({
          props: { severity },
          style: {
            borderColor: `color-mix(in srgb, ${theme.vars.palette[severity].main} 28%, transparent)`,
            backgroundColor: theme.vars.palette[SOFT[severity]],
            '& .MuiAlert-icon': { color: theme.vars.palette[severity].main },
          },
        })),
      }),
      icon: { padding: '1px 0 0', marginRight: 12, fontSize: 18, opacity: 1 },
      message: { flex: 1, padding: 0, overflow: 'visible', overflowWrap: 'anywhere' },
      action: { alignItems: 'center', gap: 8, margin: '-4px -4px -4px 0', padding: '0 0 0 8px' },
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: { margin: 0, fontSize: 'inherit', fontWeight: 600, lineHeight: 'inherit' },
    },
  },
};
