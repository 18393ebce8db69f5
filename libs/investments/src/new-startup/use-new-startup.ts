import { useLocation, useNavigate } from 'react-router';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';

/** Parameter of the page's address that opens the form, and its value. */
const OPENED = ['new', 'startup'] as const;

/** The form for a new startup, which the address opens; null for people who may not add one. */
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
    /** The address of this list with the form open. */
    to: `?${params.toString()}`,
    close: () => void navigate({ search: closed }, { replace: true }),
  };
}
