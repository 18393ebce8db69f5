import Box from '@mui/material/Box';
import { ScanEye } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { simulateScoreLimits, type ProposedChange } from '@vaglio/contract';
import { BusyButton, ErrorAlert, formatCount, Icon } from '@vaglio/ui';
import { EffectView } from './EffectView';
import { isWithoutEffect } from './effect-lists';
import { usePreview } from './use-preview';

interface PreviewEffectProps {
  /** Changes made in the form. The list is empty if nothing has changed. null means that the form is invalid. */
  readonly changes: readonly ProposedChange[] | null;
  /** Called if the form is invalid, to show its problems. */
  readonly onRefused?: () => void;
  /** True to load the preview on mount. */
  readonly isAtOnce?: boolean;
  readonly label?: string;
}

const { maxItems: MAX_CHANGES } = simulateScoreLimits.changes;
const NOTHING_TEXT = 'Nothing would change: no score, no rank, no list.';

/**
 * Preview of a change before it is saved, with entering, leaving and moving startups. It renders nothing if the server
 * does not support previews.
 */
export function PreviewEffect({
  changes,
  onRefused,
  isAtOnce = false,
  label = 'Preview effect',
}: PreviewEffectProps) {
  const { isSupported, isLoading, effect, failure, run } = usePreview(changes);
  const [previewed, setPreviewed] = useState<number | null>(null);
  const preview = () => {
    setPreviewed(changes?.length ?? null);
    if (changes === null) onRefused?.();
    else if (changes.length > 0 && changes.length <= MAX_CHANGES) run(changes);
  };
  const start = useEffectEvent(preview);
  useEffect(() => {
    if (isAtOnce) start();
  }, [isAtOnce]);

  if (!isSupported) return null;
  const isNothing = effect ? isWithoutEffect(effect) : previewed === 0 && changes?.length === 0;
  const isTooMuch = previewed !== null && previewed > MAX_CHANGES && previewed === changes?.length;
  return (
    <Box
      onKeyDown={keepEnter}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 3, minWidth: 0 }}
    >
      <Box>
        <BusyButton
          size="small"
          busy={isLoading}
          busyLabel="Calculating…"
          startIcon={<Icon of={ScanEye} />}
          onClick={preview}
        >
          {label}
        </BusyButton>
      </Box>
      {isTooMuch && <ErrorAlert>{tooManyText(previewed)}</ErrorAlert>}
      {failure && <ErrorAlert onRetry={preview}>{failure}</ErrorAlert>}
      <Box role="status" sx={{ color: 'text.primary' }}>
        {isNothing && NOTHING_TEXT}
        {effect && !isNothing && <EffectView effect={effect} changes={changes ?? []} />}
      </Box>
    </Box>
  );
}

function tooManyText(count: number): string {
  return `A preview takes at most ${MAX_CHANGES} changes, and these are ${formatCount(count)}. Preview a part of them, or save without a preview.`;
}

/** Prevents Enter inside the preview from confirming the surrounding dialog. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.stopPropagation();
}
