import { Gauge, Settings, Sprout, UserRound, type LucideIcon } from 'lucide-react';
import { PATHS } from '@vaglio/startups-domain';

/** The icon of each link of the bar, by its address. */
export const NAV_ICONS: Readonly<Record<string, LucideIcon>> = {
  [PATHS.dashboard]: Gauge,
  [PATHS.investments]: Sprout,
  [PATHS.user]: UserRound,
  [PATHS.settings]: Settings,
};
