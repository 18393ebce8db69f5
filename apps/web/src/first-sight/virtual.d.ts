declare module 'virtual:first-sight' {
  import type { FirstSight } from './first-sight';
  /** What the build has drawn. */
  export const firstSight: FirstSight;
}
