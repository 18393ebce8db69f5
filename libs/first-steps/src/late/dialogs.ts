/** What opens over the first steps: one file, loaded after them. */
export { BrandDialog } from '../BrandDialog';
export { ModelDialog } from '../ModelDialog';
