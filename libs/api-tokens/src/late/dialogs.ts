/** What opens over a person's tokens: one file, loaded after the page. */
export { NewTokenDialog } from '../NewTokenDialog';
export { RevokeDialog } from '../RevokeDialog';
