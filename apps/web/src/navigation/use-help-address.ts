import { useLocation } from 'react-router';
import { PATHS, SETTINGS_SECTIONS } from '@vaglio/startups-domain';
import { helpAddress } from './HelpLink';

/** Returns the user guide address for the current page or settings section. */
export function useHelpAddress(): string {
  const { pathname, hash } = useLocation();
  const section = SETTINGS_SECTIONS.find((key) => pathname === PATHS.settings && hash === `#${key}`);
  return helpAddress(pathname, section);
}
