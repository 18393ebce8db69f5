import { WarningAlert } from '@vaglio/ui';

/** What happens to a person whose password an administrator sets. */
export function GivenPasswordWarning({ email }: { readonly email: string }) {
  return (
    <WarningAlert>
      The present password of <b>{email}</b> stops working at once, and the person is signed out everywhere.
      Tell them the new one yourself: they must choose another when they sign in with it.
    </WarningAlert>
  );
}
