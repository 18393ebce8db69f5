import { CopyField } from '@vaglio/ui';

/** The link of an invitation, to be handed over: with a secret, or to the login where the person has no password. */
export function InvitationLink({ link }: { readonly link: string }) {
  return (
    <CopyField
      label="Link of the invitation"
      value={link}
      what="link"
      hint={
        link.includes('#')
          ? 'Valid once, for 7 days, and not shown again. Who has it chooses the password.'
          : 'It leads to the login, where the person signs in at the provider.'
      }
    />
  );
}
