import Link, { type LinkProps } from '@mui/material/Link';
import type { ReactNode } from 'react';
import { safeHref } from '@vaglio/startups-domain';

interface OutsideLinkProps {
  /** As received: only a web address becomes a link. */
  readonly address: string;
  readonly children: ReactNode;
  readonly sx?: LinkProps['sx'];
}

/** A link to another site in a new tab; plain text where the address is none. Source: security decision D10. */
export function OutsideLink({ address, children, sx }: OutsideLinkProps) {
  const href = safeHref(address);
  if (href === null) return <span>{children}</span>;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow" sx={sx ?? { fontWeight: 400 }}>
      {children}
    </Link>
  );
}
