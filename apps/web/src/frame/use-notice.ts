import { useEffect, useState } from 'react';
import { readText } from '@vaglio/api-client';
import { useLocation, useNavigate } from 'react-router';

interface Shown {
  readonly text: string;
  readonly pathname: string;
}

/**
 * A note that the page before sent along (`{ notice }` in the navigation state), such as 'Login
 * successful'. It is taken out of the history, so that a reload does not show it again, and goes
 * with the page.
 */
export function useNotice() {
  const location = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown | null>(null);
  const sent = readText(location.state, 'notice');
  useEffect(() => {
    if (!sent) return;
    setShown({ text: sent, pathname: location.pathname });
    void navigate(location, { replace: true, state: null });
  }, [sent, location, navigate]);
  return { notice: shown?.pathname === location.pathname ? shown.text : null, dismiss: () => setShown(null) };
}
