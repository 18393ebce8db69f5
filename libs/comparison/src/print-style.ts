/** Only what carries `data-printed` is on the paper, which lies sideways: four columns have room. */
export const PRINT_STYLES = {
  '@page': { size: 'A4 landscape', margin: '12mm' },
  '@media print': {
    'html, body': { background: 'white' },
    'body :not(:has([data-printed])):not([data-printed]):not([data-printed] *)': {
      display: 'none !important',
    },
  },
};

export const NOT_PRINTED = { '@media print': { display: 'none' } };
