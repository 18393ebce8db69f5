import { allBut } from '@vaglio/ui';

/** Only what carries `data-printed` is on the paper, which lies sideways: four columns have room. */
export const PRINT_STYLES = {
  '@page': { size: 'A4 landscape', margin: '12mm' },
  '@media print': {
    'html, body': { background: 'white' },
    [allBut('data-printed')]: { display: 'none !important' },
  },
};
