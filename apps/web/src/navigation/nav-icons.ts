import { Gauge, Settings, Sprout, UserRound, type LucideIcon } from 'lucide-react';
import { PATHS } from '@vaglio/startups-domain';

/** Icons of the links in the top bar, keyed by address. */
export const NAV_ICONS: Readonly<Record<string, LucideIcon>> = {
  [PATHS.dashboard]: Gauge,
  [PATHS.investments]: Sprout,
  [PATHS.user]: UserRound,
  [PATHS.settings]: Settings,
};
