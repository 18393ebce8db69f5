import { ChangePasswordPage } from '@vaglio/account';

/** Page /change-password-first: forced change of the initial password. */
export function Component() {
  return <ChangePasswordPage isFirst />;
}
