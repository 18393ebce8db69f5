import { useMemo, type ReactNode } from 'react';
import { ActivationsCard } from '../activations/ActivationsCard';
import { CompareCard } from '../compare/CompareCard';
import { EvaluationCard } from '../evaluation/EvaluationCard';
import { GoldenSetCard } from '../golden-set/GoldenSetCard';
import { EvaluationFold } from '../evaluation/EvaluationFold';
import { useGoldenSet } from '../golden-set/use-golden-set';
import { useReadComparisonQuery } from '../hooks.gen';
import type { LabView } from './lab-view';
import { sidesOf, useVersions } from './use-versions';

interface LabPanelProps {
  readonly view: LabView;
  readonly show: (view: LabView) => void;
  /** Models that may be named; more than one can be compared. None: no model is configured; null: not known. */
  readonly models: readonly string[] | null;
  readonly tabs: ReactNode;
}

/** Compare: what a version changes, folded below how well it reads, and who activated which one. */
export function LabPanel({ view, show, models, tabs }: LabPanelProps) {
  const list = useVersions();
  const golden = useGoldenSet();
  const { base, candidate } = useMemo(() => sidesOf(view, list.versions), [view, list.versions]);
  const { currentData } = useReadComparisonQuery({ id: view.trial ?? '' }, { skip: view.trial === null });
  // Those of the golden set alone are in no queue.
  const compared = (currentData?.articles ?? []).flatMap(({ key }) =>
    key.startsWith('a') ? [key.slice(1)] : [],
  );
  const active = list.versions.find(({ is_active }) => is_active);
  const hasModel = models?.length !== 0;
  return (
    <>
      <CompareCard view={view} show={show} list={list} models={models} tabs={tabs} />
      <EvaluationFold>
        {list.versions.length > 0 && (
          <EvaluationCard
            base={base}
            candidate={candidate}
            active={active}
            golden={golden.page}
            hasModel={hasModel}
          />
        )}
        <GoldenSetCard golden={golden} />
      </EvaluationFold>
      <ActivationsCard versions={list.versions} articles={compared} />
    </>
  );
}
