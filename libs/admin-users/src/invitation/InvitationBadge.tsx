import { Badge } from '@vaglio/ui';
import { invitationWords, type Invitation } from './invitation-words';

interface InvitationBadgeProps {
  readonly invitation: Invitation;
  readonly now: Date;
}

/** Where the invitation of a person is, who has no password yet. */
export function InvitationBadge({ invitation, now }: InvitationBadgeProps) {
  return (
    <Badge tone={invitation.state === 'open' ? 'accent' : 'amber'}>{invitationWords(invitation, now)}</Badge>
  );
}
