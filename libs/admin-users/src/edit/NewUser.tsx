import { useState } from 'react';
import type { InvitesBy } from '../invitation/invitation-text';
import { InvitationLink } from '../invitation/InvitationLink';
import { LinkDialog } from '../invitation/LinkDialog';
import { UserDialog } from './UserDialog';

interface NewUserProps {
  readonly invitesBy: InvitesBy | undefined;
  readonly onClose: () => void;
  /** Receives a message about the completed change. */
  readonly onDone: (notice: string) => void;
}

/**
 * Dialog that creates an account. If the server does not send the invitation link by mail, the dialog then shows it.
 */
export function NewUser({ invitesBy, onClose, onDone }: NewUserProps) {
  const [link, setLink] = useState<string | null>(null);
  const [made, setMade] = useState<string | null>(null);
  if (link !== null && made !== null)
    return (
      <LinkDialog
        title="Invitation"
        email={made}
        text="has an account."
        onClose={() => onDone(`${made} is invited.`)}
      >
        <InvitationLink link={link} />
      </LinkDialog>
    );
  return (
    <UserDialog
      user={null}
      invitesBy={invitesBy}
      onLink={setLink}
      onClose={onClose}
      onSaved={({ email: typed, entry }) => {
        const email = typed.trim();
        if (entry === 'link') setMade(email);
        else
          onDone(entry === 'mail' ? `An invitation is on its way to ${email}.` : `${email} has an account.`);
      }}
    />
  );
}
