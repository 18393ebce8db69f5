/** Styles of a list whose rows are separated by lines. */
export const CARD_ROWS = { m: 0, p: 0, listStyle: 'none' };
export const CARD_ROW = {
  display: 'flex',
  gap: 4,
  alignItems: 'baseline',
  px: 5,
  py: 3,
  borderTop: 1,
  borderColor: 'border',
};
