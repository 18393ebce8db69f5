import { useMemo, type ReactNode } from 'react';
import { Fold } from '@vaglio/ui';
import { ActivationsCard } from '../activations/ActivationsCard';
import { CompareCard } from '../compare/CompareCard';
import { EvaluationCard } from '../evaluation/EvaluationCard';
import { GoldenSetCard } from '../golden-set/GoldenSetCard';
import { useGoldenSet } from '../golden-set/use-golden-set';
import { useReadComparisonQuery } from '../hooks.gen';
import type { LabView } from './lab-view';
import { sidesOf, useVersions } from './use-versions';

interface LabPanelProps {
  readonly view: LabView;
  readonly show: (view: LabView) => void;
  /** Selectable models. The list is empty if no model is configured, and null if the models are unknown. */
  readonly models: readonly string[] | null;
  readonly tabs: ReactNode;
}

/** Tab that compares prompt versions, with collapsible parts for evaluations and activations. */
export function LabPanel({ view, show, models, tabs }: LabPanelProps) {
  const list = useVersions();
  const golden = useGoldenSet();
  const { base, candidate } = useMemo(() => sidesOf(view, list.versions), [view, list.versions]);
  const { currentData } = useReadComparisonQuery({ id: view.trial ?? '' }, { skip: view.trial === null });
  // Articles that exist only in the golden set cannot be extracted again.
  const compared = (currentData?.articles ?? []).flatMap(({ key }) =>
    key.startsWith('a') ? [key.slice(1)] : [],
  );
  const active = list.versions.find(({ is_active }) => is_active);
  const hasModel = models?.length !== 0;
  return (
    <>
      <CompareCard view={view} show={show} list={list} models={models} tabs={tabs} />
      <Fold
        title="Evaluation and activation"
        purpose="Measure both versions on articles that people confirmed, and activate the candidate."
        // The browser stores whether the part with the evaluations is expanded.
        keptAs="prompt.evaluation"
        isCard
      >
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
      </Fold>
      <ActivationsCard versions={list.versions} articles={compared} />
    </>
  );
}
