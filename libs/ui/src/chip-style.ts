/** Style of a chip that shows an active filter or option and can be removed with one click. */
export const CHIP = {
  gap: '6px',
  minHeight: { xs: 44, md: 28 },
  maxWidth: 260,
  px: '9px',
  borderRadius: '6px',
  bgcolor: 'accentSoft',
  color: 'accentSoftText',
  typography: 'body2',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  transition: 'background-color 120ms',
  '&:hover': { bgcolor: 'neutralSoft', color: 'text.primary' },
};
