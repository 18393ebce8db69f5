import IconButton from '@mui/material/IconButton';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '@vaglio/ui';
import { useDocumentAddresses } from './use-document-addresses';

interface DossierLinkProps {
  /** Null for the list of this page. */
  readonly startupId: string | null;
  readonly label: string;
}

/** The way to a document to print; absent where the server does not offer it. */
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
