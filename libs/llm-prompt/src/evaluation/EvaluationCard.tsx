import Box from '@mui/material/Box';
import { Play, Square, Target } from 'lucide-react';
import type { Evaluation, GoldenPage } from '@vaglio/contract';
import {
  Block,
  BusyButton,
  EmptyState,
  ErrorAlert,
  formatExact,
  Icon,
  LoadState,
  Section,
  WarningAlert,
} from '@vaglio/ui';
import { TrialProgress } from '../compare/TrialProgress';
import { GatePanel } from '../gate/GatePanel';
import { useGate } from '../gate/use-gate';
import { sideText, type Side } from '../lab/use-versions';
import { EvaluationCounts } from './EvaluationCounts';
import { EvaluationTable } from './EvaluationTable';
import { fieldRows } from './evaluation-fields';
import { useEvaluations } from './use-evaluations';

interface EvaluationCardProps {
  readonly base: Side | undefined;
  readonly candidate: Side | undefined;
  /** Currently active version. */
  readonly active: Side | undefined;
  readonly golden: Pick<GoldenPage, 'articles' | 'companies' | 'languages'> | null;
  /** True if a language model is configured. Without a model, only the built-in extractor can be evaluated. */
  readonly hasModel: boolean;
}

const LANGUAGES: Readonly<Record<string, string>> = {
  de: 'German',
  fr: 'French',
  it: 'Italian',
  en: 'English',
};

/** Card with the evaluations of both versions on the golden set, and the conditions for activating the candidate. */
export function EvaluationCard({ base, candidate, active, golden, hasModel }: EvaluationCardProps) {
  const evaluations = useEvaluations(base, candidate, hasModel);
  const { gate } = useGate();
  const shown = evaluations.candidate;
  const isRunning = evaluations.running.length > 0;
  const isMeasurable = hasModel || candidate === null;
  const isEmptySet = golden !== null && golden.articles === 0;
  const action = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      {shown?.trial.ended_at && (
        <Box component="span" sx={{ color: 'muted', typography: 'caption' }}>
          Finished {formatExact(shown.trial.ended_at)}
        </Box>
      )}
      {isRunning ? (
        <BusyButton
          variant="outlined"
          startIcon={<Icon of={Square} />}
          busy={evaluations.isBusy}
          busyLabel="Stopping…"
          onClick={() => void evaluations.stop()}
        >
          Stop evaluation
        </BusyButton>
      ) : (
        <BusyButton
          variant="outlined"
          startIcon={<Icon of={Play} />}
          busy={evaluations.isBusy}
          busyLabel="Starting…"
          disabled={isEmptySet || !isMeasurable || candidate === undefined}
          onClick={() => void evaluations.start()}
        >
          {shown ? 'Evaluate again' : 'Evaluate'}
        </BusyButton>
      )}
    </Box>
  );
  return (
    <Section
      title="Evaluation"
      help="Floor"
      headingLevel={2}
      purpose={golden ? setText(golden) : undefined}
      action={action}
      isFlush
    >
      {evaluations.refusal !== null && (
        <Block>
          <ErrorAlert>{evaluations.refusal}</ErrorAlert>
        </Block>
      )}
      {evaluations.running.map(({ trial }) => (
        <TrialProgress key={trial.id} trial={trial} isBusy={false} onResume={() => undefined} />
      ))}
      {!isRunning && evaluations.latest?.trial.state === 'stopped' && (
        <Block>
          <WarningAlert>
            The last evaluation was stopped. {evaluations.latest.trial.reason ?? ''}
          </WarningAlert>
        </Block>
      )}
      <Box sx={GRID}>
        <Box sx={{ minWidth: 0 }}>
          <LoadState
            isFetching={evaluations.isFetching}
            failure={evaluations.failure}
            onRetry={evaluations.retry}
            isEmpty={shown === null}
            empty={
              <EmptyState
                icon={Target}
                title={isEmptySet ? 'No golden set' : 'Not evaluated yet'}
                text={
                  !isMeasurable
                    ? 'A version is measured with a language model, and none is configured.'
                    : isEmptySet
                      ? 'Add 20 articles to the golden set first.'
                      : `${sideText(candidate)} has not been measured on the golden set.`
                }
              />
            }
          >
            {shown && (
              <>
                {!shown.is_current && (
                  <Box sx={{ pt: 4 }}>
                    <Block>
                      <WarningAlert>The golden set has changed since this evaluation.</WarningAlert>
                    </Block>
                  </Box>
                )}
                <EvaluationTable
                  rows={fieldRows(evaluations.base?.figures ?? null, shown.figures, gate)}
                  base={sideText(base, true)}
                  candidate={sideText(candidate)}
                  evaluationId={shown.trial.id}
                />
                <EvaluationCounts
                  base={evaluations.base?.figures ?? null}
                  baseName={sideText(base).toLowerCase()}
                  candidate={shown.figures}
                />
              </>
            )}
          </LoadState>
        </Box>
        {candidate && (
          <GatePanel
            key={candidate.prompt_id}
            version={candidate}
            active={active ?? null}
            grounds={groundsOf([evaluations.candidate, evaluations.base])}
          />
        )}
      </Box>
    </Section>
  );
}

const groundsOf = (evaluations: readonly (Evaluation | null)[]) =>
  evaluations.map((each) => (each ? `${each.trial.id} ${each.is_current}` : '')).join();

function setText({ articles, companies, languages }: NonNullable<EvaluationCardProps['golden']>): string {
  const names = languages.map((code) => LANGUAGES[code] ?? code);
  const last = names.at(-1);
  const all = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last ?? ''}` : (last ?? '');
  return `Golden set: ${articles} confirmed articles, ${companies} companies${all === '' ? '' : ` in ${all}`}.`;
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 336px' },
  borderTop: 1,
  borderColor: 'border',
};
