import type { ReactNode } from 'react';
import { canSeeSettings } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { DashboardLayout } from './DashboardLayout';
import { DashboardCharts } from './figures/DashboardCharts';
import { NewLine } from './figures/NewLine';
import { FirstSteps } from './first-steps/FirstSteps';
import { useAreFirstStepsAwaited } from './first-steps/use-first-steps';

interface DashboardPageProps {
  /** The card of the person's work, before the specified parts. */
  readonly work?: ReactNode;
  /** Reads the brand again after the first steps changed it. */
  readonly onBrandSaved: () => void;
}

/** /dashboard: the specified parts with the first steps above and the figures below; a line at the top leads to new startups. */
export function DashboardPage({ work, onBrandSaved }: DashboardPageProps) {
  const { role } = useSession();
  const hasFirstSteps = canSeeSettings(role);
  return (
    <DashboardLayout
      firstSteps={hasFirstSteps && <FirstSteps onBrandSaved={onBrandSaved} />}
      isHeld={useAreFirstStepsAwaited(hasFirstSteps)}
      lead={<NewLine />}
      work={work}
      figures={<DashboardCharts />}
    />
  );
}
