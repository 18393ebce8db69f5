/** What opens over the profile: one file, loaded after it. */
export { NewAppDialog } from '../second-factor/NewAppDialog';
export { NewPasskeyDialog } from '../passkeys/NewPasskeyDialog';
export { PasswordQuestionDialog } from '../second-factor/PasswordQuestionDialog';
export { RemovePasskeyDialog } from '../passkeys/RemovePasskeyDialog';
export { ShownRecoveryCodes } from '../second-factor/ShownRecoveryCodes';
