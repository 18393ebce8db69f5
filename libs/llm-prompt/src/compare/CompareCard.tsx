import Box from '@mui/material/Box';
import { useMemo, useState, type ReactNode } from 'react';
import { FlaskConical } from 'lucide-react';
import { savePromptLimits } from '@vaglio/contract';
import { Badge, Block, EmptyState, ErrorAlert, LoadState, Section, WarningAlert } from '@vaglio/ui';
import type { LabView } from '../lab/lab-view';
import { nameOfSide, sidesOf, sideText, type useVersions } from '../lab/use-versions';
import { ChooseArticlesDialog } from './ChooseArticlesDialog';
import { ComparedArticles } from './ComparedArticles';
import { CompareBar } from './CompareBar';
import { DifferenceDialog } from './DifferenceDialog';
import { TrialProgress } from './TrialProgress';
import { useComparison } from './use-comparison';

interface CompareCardProps {
  readonly view: LabView;
  readonly show: (view: LabView) => void;
  readonly list: ReturnType<typeof useVersions>;
  /** Selectable models. The list is empty if no model is configured, and null if the models are unknown. */
  readonly models: readonly string[] | null;
  readonly tabs: ReactNode;
}

const OWN_MODELS = { base: '', candidate: '' };

/** Card that compares the results of two prompt versions on selected articles. */
export function CompareCard({ view, show, list, models, tabs }: CompareCardProps) {
  const { base, candidate } = useMemo(() => sidesOf(view, list.versions), [view, list.versions]);
  const sides = { base: nameOfSide(base), candidate: nameOfSide(candidate) };
  const comparison = useComparison(view.trial, (trial) => show({ ...sides, trial }));
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const [chosenModels, setChosenModels] = useState(OWN_MODELS);
  const [open, setOpen] = useState<'articles' | 'difference' | null>(null);
  const { articles, trial, isRunning } = comparison;
  const chosen = picked ?? articles.map(({ key }) => key);
  const active = list.versions.find(({ is_active }) => is_active);
  const isTriable = models?.length !== 0 || (base === null && candidate === null);
  const start = () => {
    if (base === undefined || candidate === undefined) return;
    void comparison.start({
      base,
      candidate,
      baseModel: chosenModels.base || null,
      candidateModel: chosenModels.candidate || null,
      articles: chosen,
    });
  };
  return (
    <Section
      title="Prompt"
      help="Base and candidate"
      purpose={
        <>
          <b>{savePromptLimits.name.default}</b>. Try a version before it reads the news.
        </>
      }
      action={active?.version !== undefined && <Badge tone="green">Version {active.version} is active</Badge>}
      isFlush
    >
      {tabs}
      <CompareBar
        versions={list.versions}
        models={models ?? []}
        isTriable={isTriable}
        base={base}
        candidate={candidate}
        chosenModels={chosenModels}
        chosen={chosen.length}
        isRunning={isRunning}
        isBusy={comparison.isBusy}
        hasRun={trial !== null}
        onSides={(next, other) => show({ base: next, candidate: other, trial: null })}
        onModels={setChosenModels}
        onDifference={() => setOpen('difference')}
        onChoose={() => setOpen('articles')}
        onRun={start}
        onStop={() => void comparison.stop()}
      />
      {(comparison.refusal ?? list.failure) !== null && (
        <Box sx={{ pt: 4 }}>
          <Block>
            <ErrorAlert>{comparison.refusal ?? list.failure}</ErrorAlert>
          </Block>
        </Box>
      )}
      {!isTriable && (
        <Box sx={{ pt: 4 }}>
          <Block>
            <WarningAlert>
              No language model is configured: a version of the prompt cannot be tried, the built-in extractor
              can.
            </WarningAlert>
          </Block>
        </Box>
      )}
      {trial && (
        <TrialProgress trial={trial} isBusy={comparison.isBusy} onResume={() => void comparison.resume()} />
      )}
      {view.trial === null ? (
        <EmptyState
          icon={FlaskConical}
          title="Nothing compared yet"
          text="Choose 1 to 20 articles and run both versions on them. What they find is shown here and written nowhere."
        />
      ) : (
        <LoadState
          isFetching={comparison.isFetching}
          failure={comparison.failure}
          onRetry={comparison.retry}
          isEmpty={articles.length === 0}
        >
          <ComparedArticles
            articles={articles}
            base={trial?.base ? subjectText(trial.base) : sideText(base)}
            candidate={trial ? subjectText(trial.candidate) : sideText(candidate)}
          />
        </LoadState>
      )}
      {open === 'articles' && (
        <ChooseArticlesDialog chosen={chosen} onChoose={setPicked} onClose={() => setOpen(null)} />
      )}
      {open === 'difference' && base && candidate && (
        <DifferenceDialog base={base} candidate={candidate} onClose={() => setOpen(null)} />
      )}
    </Section>
  );
}

const subjectText = ({ version }: { readonly version: number | null }) =>
  version === null ? 'Built-in extractor' : `Version ${version}`;
