import { ClipboardList, FileSearch, Gauge, ListChecks } from 'lucide-react';
import { canSeeSettings, canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import type { Place } from './palette-entries';
import { PATHS, routes } from '@vaglio/startups-domain';
import { useSettingsSections } from '../settings/use-settings-sections';
import { NAV_ICONS } from '../navigation/nav-icons';
import { navLinks } from '../navigation/nav-links';
import { useOwnReview } from '../navigation/use-own-review';

/** Returns the pages and sections that are available to the user, in the order of the top bar and the settings menu. */
export function usePalettePlaces(): readonly Place[] {
  const session = useSession();
  const sections = useSettingsSections(canSeeSettings(session.role));
  const review = useOwnReview();
  const pages = navLinks(session, '').map(({ label, to }) => ({ label, to, icon: NAV_ICONS[to] ?? Gauge }));
  return [
    ...pages,
    { label: 'My work', to: PATHS.myWork, icon: ClipboardList },
    ...(review ? [{ label: 'Review', to: review.to, icon: ListChecks }] : []),
    ...(canSeeSettings(session.role) || canWriteInvestments(session.claims)
      ? [{ label: 'Read an article', detail: 'by its address', to: routes.addArticle(), icon: FileSearch }]
      : []),
    ...sections.map(({ key, label, icon }) => ({
      label,
      icon,
      detail: 'Settings',
      to: `${PATHS.settings}#${key}`,
    })),
  ];
}
