import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { User } from '@vaglio/contract';
import { useSendInvitationMutation, useWithdrawInvitationMutation } from '../hooks.gen';
import type { InvitesBy } from './invitation-text';

/**
 * Resends or withdraws a user's invitation.
 * @returns both functions, which resolve to true on success; the last link that was not mailed; the error text
 */
export function useInvitation({ userId: id }: User, by: InvitesBy) {
  const [send, sending] = useSendInvitationMutation();
  const [withdraw, withdrawing] = useWithdrawInvitationMutation();
  const [link, setLink] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const sendAgain = async () => {
    const { data, error } = await send({ id, body: { by } });
    setFailure(error ? errorText(error, 'Invitation failed') : null);
    setLink(data?.link ?? null);
    return error === undefined;
  };
  const takeBack = async () => {
    const { error } = await withdraw({ id });
    setFailure(error ? errorText(error, 'Withdrawing failed') : null);
    return error === undefined;
  };
  return {
    sendAgain,
    takeBack,
    link,
    failure,
    isSending: sending.isLoading,
    isWithdrawing: withdrawing.isLoading,
  };
}
