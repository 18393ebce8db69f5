import IconButton from '@mui/material/IconButton';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '@vaglio/ui';
import { useDocumentAddresses } from './use-document-addresses';

interface DossierLinkProps {
  /** Id of the startup, or null for the list on this page. */
  readonly startupId: string | null;
  readonly label: string;
}

/** Link to a printable document. Hidden if the server does not support documents. */
export function DossierLink({ startupId, label }: DossierLinkProps) {
  const addresses = useDocumentAddresses();
  if (addresses === null) return null;
  const to = startupId === null ? addresses.shortlist() : addresses.dossier(startupId);
  return (
    <IconButton component={Link} to={to} aria-label={label} title={label}>
      <Icon of={Printer} />
    </IconButton>
  );
}
