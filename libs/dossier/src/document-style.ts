/**
 * Style of the document. On the screen, it is an A4 sheet in black on white in either colour scheme. On paper, it is
 * the page itself.
 */
export const SHEET = {
  width: '100%',
  maxWidth: '210mm',
  mx: 'auto',
  px: { xs: 4, md: '17mm' },
  py: { xs: 6, md: '17mm' },
  overflowX: 'auto',
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontSize: '9.4pt',
  lineHeight: 1.45,
  border: 1,
  borderColor: 'border',
  '@media print': {
    maxWidth: 'none',
    p: 0,
    border: 0,
    overflow: 'visible',
    color: 'common.black',
    '&:focus-visible': { outline: 'none' },
  },
};

/** Style of a heading. It prevents a page break after the heading. */
export const HEADING = {
  m: 0,
  mt: '6.5mm',
  mb: '1.8mm',
  fontSize: '10.4pt',
  fontWeight: 600,
  breakAfter: 'avoid',
};

export const SECOND = { color: 'text.secondary' };

/** Style of a table. Rows are not split between pages, and each page repeats the table header. */
export const TABLE = {
  fontSize: '8.4pt',
  textAlign: 'left',
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& thead tr': { breakAfter: 'avoid' },
  '& th, & td': {
    py: '1.4mm',
    pr: '4mm',
    borderBottom: 1,
    borderColor: 'border',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& th:last-of-type, & td:last-of-type': { pr: 0 },
  '& thead th': { fontWeight: 550, color: 'text.secondary', overflowWrap: 'normal' },
  '& tbody th': { fontWeight: 600 },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .second': { color: 'text.secondary' },
  '& .date': { whiteSpace: 'nowrap' },
};
