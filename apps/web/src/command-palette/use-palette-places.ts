import { ClipboardList, FileSearch, Gauge, ListChecks } from 'lucide-react';
import { canSeeSettings, canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import type { Place } from './palette-entries';
import { useReviewCount } from '@vaglio/review';
import { PATHS, routes } from '@vaglio/startups-domain';
import { useSettingsSections } from '../settings/use-settings-sections';
import { NAV_ICONS } from '../navigation/nav-icons';
import { navLinks } from '../navigation/nav-links';

/** The pages and sections that the person may open, in the order of the bar and of the settings. */
export function usePalettePlaces(): readonly Place[] {
  const session = useSession();
  const sections = useSettingsSections(canSeeSettings(session.role));
  const review = useReviewCount();
  const pages = navLinks(session, '').map(({ label, to }) => ({ label, to, icon: NAV_ICONS[to] ?? Gauge }));
  const mayReview = review !== null && canWriteInvestments(session.claims);
  return [
    ...pages,
    { label: 'My work', to: PATHS.myWork, icon: ClipboardList },
    ...(mayReview ? [{ label: 'Review', to: review.to, icon: ListChecks }] : []),
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
