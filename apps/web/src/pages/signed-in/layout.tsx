export { SignedIn as Component } from '../../frame/SignedIn';
// The top bar is outside this frame, and its signed-in parts come with it.
export { ReviewLink } from '../../navigation/ReviewLink';
export { SignedInMenu } from '../../navigation/SignedInMenu';
