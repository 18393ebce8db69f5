import type { ReactNode } from 'react';
import { canSeeSettings } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { DashboardLayout } from './DashboardLayout';
import { DashboardCharts } from './figures/DashboardCharts';
import { NewLine } from './figures/NewLine';
import { FirstSteps } from './first-steps/FirstSteps';
import { useAreFirstStepsAwaited } from './first-steps/use-first-steps';

interface DashboardPageProps {
  /** Card with the user's open tasks, above the parts that the specification requires. */
  readonly work?: ReactNode;
  /** Called after the first steps have changed the brand. */
  readonly onBrandSaved: () => void;
}

/**
 * Page /dashboard with a link to new startups, the first steps, the parts that the specification requires, and the
 * figures.
 */
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
