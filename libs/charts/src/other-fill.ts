import type { SystemStyleObject, Theme } from '@mui/system';
import { GREYS } from './slot-palette';

/** The grey of 'Other' as a fill for `sx`, for marks that are not in the foreground; outline it by `field`. */
export const OTHER_FILL: SystemStyleObject<Theme> = {
  backgroundColor: GREYS.light.other,
  '[data-color-scheme="dark"] &': { backgroundColor: GREYS.dark.other },
};
