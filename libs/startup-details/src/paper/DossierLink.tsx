import IconButton from '@mui/material/IconButton';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '@vaglio/ui';
import { useDossierSearch } from './use-dossier-search';

interface DossierLinkProps {
  /** Id of a startup, or 'list'. */
  readonly of: string;
  readonly label: string;
}

/** The way to a document to print; absent where the server does not offer it. */
export function DossierLink({ of, label }: DossierLinkProps) {
  const searchOf = useDossierSearch();
  if (searchOf === null) return null;
  return (
    <IconButton component={Link} to={{ search: searchOf(of) }} aria-label={label} title={label}>
      <Icon of={Printer} />
    </IconButton>
  );
}
