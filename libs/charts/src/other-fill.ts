import type { SystemStyleObject, Theme } from '@mui/system';
import { GREYS } from './slot-palette';

/** Grey fill of 'Other' for `sx`. Its contrast is low, so it must be outlined with the colour `field`. */
export const OTHER_FILL: SystemStyleObject<Theme> = {
  backgroundColor: GREYS.light.other,
  '[data-color-scheme="dark"] &': { backgroundColor: GREYS.dark.other },
};
