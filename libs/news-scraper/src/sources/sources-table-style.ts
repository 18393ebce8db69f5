import { TABULAR, theme } from '@vaglio/ui';

const MEDIUM = theme.breakpoints.down('xxl');
const PHONE = theme.breakpoints.down('md');
const NUMBERS = '& .success, & .read, & .unread, & .next, & .actions';

/**
 * Style of the table of sources. Below 1400 px, the bars and the last success are hidden. On phones, each row is a
 * card.
 */
export const SOURCES_TABLE_STYLE = {
  tableLayout: 'fixed',
  typography: 'body2',
  borderTop: 1,
  borderColor: 'border',
  '& th, & td': { px: 3, py: 2, textAlign: 'left', verticalAlign: 'middle', fontWeight: 400 },
  '& .name': { pl: 5 },
  '& thead th': {
    height: 36,
    py: 0,
    bgcolor: 'sunken',
    color: 'text.secondary',
    typography: 'caption',
    fontWeight: 550,
  },
  '& tbody': { borderTop: 1, borderColor: 'border' },
  '& tbody.open': { bgcolor: 'selected' },
  '& .details td': { pt: 1, pb: 4, pl: '44px' },
  [NUMBERS]: { textAlign: 'right', ...TABULAR },
  '& .health': { width: 190 },
  '& .success': { width: 108 },
  '& .days': { width: 196 },
  '& .read': { width: 58 },
  '& .unread': { width: 70 },
  '& td.unread': { color: 'muted' },
  '& td.some': { color: 'text.primary', fontWeight: 620 },
  '& .next': { width: 108, whiteSpace: 'nowrap' },
  '& .actions': { width: 206, pr: 4 },
  [MEDIUM]: {
    '& .success, & .days, & .next': { display: 'none' },
    '& .actions': { width: 156 },
    '& .health': { width: 190 },
  },
  [PHONE]: {
    display: 'block',
    '& thead': { display: 'none' },
    '& tbody, & tr, & .details td': { display: 'block' },
    '& tbody': { py: 2 },
    '& tr:not(.details)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) max-content',
      alignItems: 'center',
    },
    '& tbody .name': { gridColumn: '1 / -1', minWidth: 0 },
    '& tbody .read': { display: 'none' },
    '& tbody .health': { width: 'auto', pl: '44px', py: 0 },
    '& tbody .unread': { width: 'auto', pr: 5, py: 0 },
    '& td.unread::after': { content: `' ' attr(data-label)` },
    '& tbody .actions': { gridColumn: '1 / -1', width: 'auto', textAlign: 'left', pl: '38px', py: 0 },
    '& .actions .MuiIconButton-root': { minWidth: 44, minHeight: 44 },
    '& .details td': { pl: 5, pr: 5 },
  },
} as const;
