/** Style of the button row below a profile form. */
export const FORM_FOOT = {
  display: 'flex',
  justifyContent: 'flex-end',
  borderTop: 1,
  borderColor: 'border',
  px: 5,
  py: '14px',
} as const;
