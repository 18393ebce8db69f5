import Link, { type LinkProps } from '@mui/material/Link';
import type { ReactNode } from 'react';
import { safeHref } from '@vaglio/startups-domain';

interface OutsideLinkProps {
  /** Unvalidated address. Only an http or https address becomes a link. */
  readonly address: string;
  readonly children: ReactNode;
  readonly sx?: LinkProps['sx'];
}

/**
 * Link to another site, which opens in a new tab. If the address is invalid, it renders plain text.
 * Source: security decision D10.
 */
export function OutsideLink({ address, children, sx }: OutsideLinkProps) {
  const href = safeHref(address);
  if (href === null) return <span>{children}</span>;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow" sx={sx ?? { fontWeight: 400 }}>
      {children}
    </Link>
  );
}
