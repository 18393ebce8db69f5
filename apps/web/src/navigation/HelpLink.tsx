import IconButton from '@mui/material/IconButton';
import { useLocation } from 'react-router';
import { readBasePath } from '@vaglio/api-client';
import { PATHS } from '@vaglio/startups-domain';

/**
 * Returns the user guide address for a page. `build/help-targets.mts` maps it to a heading.
 * @param section settings section, only for the settings page
 */
export function helpAddress(pathname: string, section?: string): string {
  // The callback address of a sign-in provider uses the help of the login page.
  const [, page = ''] = pathname.split('/');
  const isKnown = page !== '' && Object.values<string>(PATHS).includes(pathname);
  const file = isKnown ? `at/${page}${section === undefined ? '' : `-${section}`}` : 'index';
  return `${readBasePath()}/guide/${file}.html`;
}

interface HelpLinkProps {
  readonly address: string;
  /** True on pages with the palette, which contains a Help action for narrow screens. */
  readonly isHiddenIfNarrow?: boolean;
}

/** Button that opens the user guide in a new tab. */
export function HelpLink({ address, isHiddenIfNarrow = false }: HelpLinkProps) {
  return (
    <IconButton
      component="a"
      href={address}
      target="_blank"
      aria-label="Help"
      title="Help"
      sx={{
        display: isHiddenIfNarrow ? { xs: 'none', lg: 'inline-flex' } : 'inline-flex',
        width: 36,
        fontSize: '1.0625rem',
        fontWeight: 550,
      }}
    >
      ?
    </IconButton>
  );
}

/** Help button of a page without a session. */
export function PublicHelpLink() {
  return <HelpLink address={helpAddress(useLocation().pathname)} />;
}
