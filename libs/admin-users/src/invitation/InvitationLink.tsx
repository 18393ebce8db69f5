import { CopyField } from '@vaglio/ui';

/**
 * Field from which the invitation link is copied. The link contains a token, or leads to the login page if the user
 * signs in without a password.
 */
export function InvitationLink({ link }: { readonly link: string }) {
  return (
    <CopyField
      label="Invitation link"
      value={link}
      what="link"
      hint={
        link.includes('#')
          ? 'Works once and expires in 7 days. It will not be shown again. Anyone with this link can set the password.'
          : 'It leads to the login, where the person signs in at the provider.'
      }
    />
  );
}
