import { CopyField } from '@vaglio/ui';

/** The link to a new password, to be handed over: with a secret, or to the login where the person has no password. */
export function ResetLink({ link }: { readonly link: string }) {
  return (
    <CopyField
      label="Reset link"
      value={link}
      what="link"
      hint={
        link.includes('#')
          ? 'Valid once, for 30 minutes, and not shown again. Who has it chooses the password.'
          : 'It leads to the login, where the person signs in at the provider.'
      }
    />
  );
}
