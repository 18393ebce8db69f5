import { useLocation, useNavigate } from 'react-router';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';

/** Name and value of the address parameter that opens the form. */
const OPENED = ['new', 'startup'] as const;

/**
 * Returns the state of the form for a new startup, or null for users who may not add startups. The address determines
 * whether the form is open.
 */
export function useNewStartup() {
  const { claims } = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  if (!canWriteInvestments(claims)) return null;
  const [name, value] = OPENED;
  const params = new URLSearchParams(search);
  const isOpen = params.get(name) === value;
  params.delete(name);
  const closed = params.toString();
  params.set(name, value);
  return {
    isOpen,
    /** Address of this list with the open form. */
    to: `?${params.toString()}`,
    close: () => void navigate({ search: closed }, { replace: true }),
  };
}
