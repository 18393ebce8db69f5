import type { ReactNode } from 'react';
import Link from '@mui/material/Link';
import { ArrowRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '@vaglio/ui';

interface LeadLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A line of its own that leads to a list, wide enough for a finger. */
export function LeadLink({ to, children }: LeadLinkProps) {
  return (
    <Link component={RouterLink} to={to} underline="none" sx={LINE}>
      {children}
      <Icon of={ArrowRight} />
    </Link>
  );
}

const LINE = { display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44, fontWeight: 550 };
