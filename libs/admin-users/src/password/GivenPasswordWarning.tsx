import { WarningAlert } from '@vaglio/ui';

/** Warning about the consequences of setting another user's password. */
export function GivenPasswordWarning({ email }: { readonly email: string }) {
  return (
    <WarningAlert>
      The current password of <b>{email}</b> stops working at once, and the person is signed out everywhere.
      Tell them the new password yourself; they must choose another at the next sign-in.
    </WarningAlert>
  );
}
