import { ChangePasswordPage } from '@vaglio/account';

/** /change-password-first: the forced change of a first password. */
export function Component() {
  return <ChangePasswordPage isFirst />;
}
