import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowRight, Play, Plus, Square } from 'lucide-react';
import type { Prompt } from '@vaglio/contract';
import { BusyButton, Icon, Select } from '@vaglio/ui';
import { BUILT_IN } from '../lab/lab-view';
import { nameOfSide, sideText, type Side } from '../lab/use-versions';
import { diffBodies, settingChanges } from '../version/version-diff';

interface CompareBarProps {
  readonly versions: readonly Prompt[];
  readonly models: readonly string[];
  /** True if the server can extract articles with both sides. */
  readonly isTriable: boolean;
  readonly base: Side | undefined;
  readonly candidate: Side | undefined;
  readonly chosenModels: { readonly base: string; readonly candidate: string };
  readonly chosen: number;
  readonly isRunning: boolean;
  readonly isBusy: boolean;
  readonly hasRun: boolean;
  readonly onSides: (base: string, candidate: string) => void;
  readonly onModels: (models: { base: string; candidate: string }) => void;
  readonly onDifference: () => void;
  readonly onChoose: () => void;
  readonly onRun: () => void;
  readonly onStop: () => void;
}

/**
 * Toolbar of a comparison with its versions, models and articles. While a comparison is running, a Stop button replaces
 * the Run button.
 */
export function CompareBar(props: CompareBarProps) {
  const { versions, models, isTriable, base, candidate, chosenModels, chosen, isRunning, isBusy, hasRun } =
    props;
  const { onSides, onModels, onDifference, onChoose, onRun, onStop } = props;
  const [baseName, candidateName] = [nameOfSide(base), nameOfSide(candidate)];
  const options = [
    ...versions.map((version) => ({ value: nameOfSide(version), label: sideText(version, true) })),
    { value: BUILT_IN, label: 'Built-in extractor' },
  ];
  const modelOptions = [
    { value: '', label: 'Own model' },
    ...models.map((model) => ({ value: model, label: model })),
  ];
  const hasModels = models.length > 1;
  return (
    <Box sx={BAR}>
      <Select
        variant="bar"
        label="Base"
        value={baseName}
        options={options}
        onChange={(next) => onSides(next, candidateName)}
      />
      {hasModels && base && (
        <Select
          variant="bar"
          label="Base model"
          value={chosenModels.base}
          options={modelOptions}
          onChange={(next) => onModels({ ...chosenModels, base: next })}
        />
      )}
      <Box component="span" sx={{ color: 'muted', display: 'inline-flex' }}>
        <Icon of={ArrowRight} />
      </Box>
      <Select
        variant="bar"
        label="Candidate"
        value={candidateName}
        options={options}
        onChange={(next) => onSides(baseName, next)}
      />
      {hasModels && candidate && (
        <Select
          variant="bar"
          label="Candidate model"
          value={chosenModels.candidate}
          options={modelOptions}
          onChange={(next) => onModels({ ...chosenModels, candidate: next })}
        />
      )}
      {base && candidate && (
        <Button variant="text" sx={{ color: 'primary.main' }} onClick={onDifference}>
          {differenceText(base, candidate)}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      <Box component="span" sx={{ color: 'muted', typography: 'caption' }}>
        Nothing is written
      </Box>
      <Button variant="outlined" startIcon={<Icon of={Plus} />} disabled={isRunning} onClick={onChoose}>
        Choose articles
      </Button>
      {isRunning ? (
        <BusyButton
          variant="outlined"
          startIcon={<Icon of={Square} />}
          busy={isBusy}
          busyLabel="Stopping…"
          onClick={onStop}
        >
          Stop
        </BusyButton>
      ) : (
        <BusyButton
          variant="outlined"
          startIcon={<Icon of={Play} />}
          busy={isBusy}
          busyLabel="Starting…"
          disabled={!isTriable || chosen === 0 || base === undefined || candidate === undefined}
          onClick={onRun}
        >
          {chosen === 0 ? 'Run' : `${hasRun ? 'Run again' : 'Run'} on ${chosen}`}
        </BusyButton>
      )}
    </Box>
  );
}

function differenceText(base: Prompt, candidate: Prompt): string {
  const lines = diffBodies(base.body, candidate.body).filter(({ sign }) => sign !== ' ').length;
  const settings = settingChanges(base, candidate).length;
  if (lines === 0) return settings === 0 ? 'Text difference, none' : 'Settings differ';
  return `Text difference, ${lines} ${lines === 1 ? 'line' : 'lines'}`;
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  px: 5,
  py: 3,
  borderBottom: 1,
  borderColor: 'border',
};
