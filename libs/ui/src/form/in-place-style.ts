/** Fields beside each other in place of a value, as far as there is room; the buttons last. */
export const IN_PLACE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 2,
  py: 2,
  '& > *': { flex: '1 1 170px' },
  '& > .whole': { flexBasis: '100%' },
  '& > :last-child': { flex: '0 0 auto', display: 'flex', gap: 2 },
} as const;

/** Of a form whose fields have their labels above: the buttons are beside the fields. */
export const SHOWN_LABELS = {
  '& > :last-child': { ...IN_PLACE['& > :last-child'], pt: { md: '24px' } },
} as const;

/** Of a form whose label is at the left of its row: the labels of its fields are only read. */
export const READ_LABELS = {
  '& label': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    m: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const;
