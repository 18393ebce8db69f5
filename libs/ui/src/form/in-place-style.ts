/** Layout of an in-place form. The fields are side by side if space permits, followed by the buttons. */
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

/** Layout for fields with visible labels. It aligns the buttons with the fields. */
export const SHOWN_LABELS = {
  '& > :last-child': { ...IN_PLACE['& > :last-child'], pt: { md: '24px' } },
} as const;

/** Layout for fields whose labels are only for screen readers, because the row has a visible label. */
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
