import Box from '@mui/material/Box';
import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { Prompt } from '@vaglio/contract';
import { ConfirmDialog, Field, formatCount, readDecimal, Select } from '@vaglio/ui';
import { BUILT_IN } from '../lab/lab-view';
import { useCountReadAgainQuery, useReadAgainMutation } from '../hooks.gen';
import { versionText } from '../version/version-text';

/**
 * Result of a reset: the number of reset articles and of selected articles. Articles that were never extracted are not
 * reset.
 */
export interface ReadAgainDone {
  readonly reset: number;
  readonly of: number;
  /** Number of selected articles whose text has been deleted. */
  readonly withoutText: number;
}

interface ReadAgainDialogProps {
  readonly versions: readonly Prompt[];
  /** Ids of the selected articles. If the list is empty, the user selects articles by version or confidence. */
  readonly articles: readonly string[];
  readonly onClose: () => void;
  readonly onDone: (done: ReadAgainDone) => void;
}

const BELOW = 'below';
const CHOSEN = 'chosen';

/** Dialog in which articles are selected that the active version will extract again. Review decisions are kept. */
export function ReadAgainDialog({ versions, articles, onClose, onDone }: ReadAgainDialogProps) {
  const active = versions.find(({ is_active }) => is_active);
  const former = versions.filter(({ is_active }) => !is_active);
  const options = [
    ...(articles.length > 0
      ? [
          {
            value: CHOSEN,
            label: `The ${articles.length} compared ${articles.length === 1 ? 'article' : 'articles'}`,
          },
        ]
      : []),
    ...former.map((version) => ({
      value: version.prompt_id,
      label: `Last read with ${versionText(version).toLowerCase()}`,
    })),
    { value: BUILT_IN, label: 'Last read with the built-in extractor' },
    { value: BELOW, label: 'With a startup below a confidence' },
  ];
  const [picked, setPicked] = useState<string | null>(null);
  const choice = picked ?? options[0]?.value ?? BELOW;
  const [typed, setTyped] = useState('0.9');
  const below = readDecimal(typed);
  const isUsable = choice !== BELOW || (below !== null && below >= 0 && below <= 1);
  const filter = choice === BELOW ? { below: below ?? 0 } : { promptId: choice };
  const { currentData, error } = useCountReadAgainQuery(filter, {
    skip: choice === CHOSEN || !isUsable,
    refetchOnMountOrArgChange: true,
  });
  const [send, { isLoading }] = useReadAgainMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const count = choice === CHOSEN ? articles.length : currentData?.articles;
  const withoutText = choice === CHOSEN ? 0 : (currentData?.without_text ?? 0);
  const confirm = async () => {
    if (!isUsable || count === undefined || count === 0) return;
    const by =
      choice === CHOSEN
        ? { articles: [...articles] }
        : choice === BELOW
          ? { below: below ?? 0 }
          : { prompt_id: choice };
    const answer = await send({ readAgainOrder: { ...by, expected: count } });
    setRefusal(answer.error ? errorText(answer.error, 'They could not be read again') : null);
    if (answer.error) return;
    onDone({
      reset: answer.data?.reset ?? count,
      of: count,
      withoutText: choice === CHOSEN ? (answer.data?.without_text ?? 0) : 0,
    });
    onClose();
  };
  return (
    <ConfirmDialog
      title="Read articles again"
      confirmLabel={count ? `Read ${formatCount(count)} again` : 'Read again'}
      busyLabel="Sending…"
      busy={isLoading}
      error={refusal ?? (error ? errorText(error, 'Failed to load') : null)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Select label="Articles" value={choice} options={options} onChange={setPicked} />
        {choice === BELOW && (
          <Field
            label="Confidence"
            value={typed}
            onChange={setTyped}
            inputMode="decimal"
            hint="From 0 to 1"
            error={isUsable ? null : 'Confidence must be a number from 0 to 1.'}
          />
        )}
        <Box role="status">
          {count === undefined || !isUsable
            ? ''
            : `${whichWait(count, choice === CHOSEN)}, for ${
                active ? versionText(active).toLowerCase() : 'the active version'
              }. Accepted, discarded and corrected startups stay.${leftOutText(withoutText)}`}
        </Box>
      </Box>
    </ConfirmDialog>
  );
}

function leftOutText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' 1 more cannot be read again: its text was removed.'
    : ` ${formatCount(count)} more cannot be read again: their texts were removed.`;
}

function whichWait(count: number, areNamed: boolean): string {
  if (areNamed) return 'Extracted articles are queued again';
  return `${formatCount(count)} ${count === 1 ? 'article waits' : 'articles wait'} again`;
}
