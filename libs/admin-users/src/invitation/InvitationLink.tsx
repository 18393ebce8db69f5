import { CopyField } from '@vaglio/ui';

/** The link of an invitation, to be handed over. */
export function InvitationLink({ link }: { readonly link: string }) {
  return (
    <CopyField
      label="Link of the invitation"
      value={link}
      what="link"
      hint="Valid once, for 7 days, and not shown again. Who has it chooses the password."
    />
  );
}
