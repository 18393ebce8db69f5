import { readText } from '@vaglio/api-client';
import { useToast } from '@vaglio/ui';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Shows the note that the page before sent along (`{ notice }` in the navigation state), such as 'Login successful'. A
 * reload and the way back do not show it again. The note stays in the history: to remove it would be a navigation, which
 * might overtake a click of the user.
 */
export function useNoticeToast(): void {
  const { key, state } = useLocation();
  const isSentNow = useNavigationType() !== 'POP';
  const toast = useToast();
  const notice = isSentNow ? readText(state, 'notice') : null;
  useEffect(() => {
    if (notice) toast({ message: notice });
  }, [notice, key, toast]);
}
