import { Gauge, ListChecks } from 'lucide-react';
import { canSeeSettings, canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import type { Place } from './palette-entries';
import { useReviewCount } from '@vaglio/review';
import { PATHS } from '@vaglio/startups-domain';
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
    ...(mayReview ? [{ label: 'Review', to: review.to, icon: ListChecks }] : []),
    ...sections.map(({ key, label, icon }) => ({
      label,
      icon,
      detail: 'Settings',
      to: `${PATHS.settings}#${key}`,
    })),
  ];
}
