import Button from '@mui/material/Button';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useIsSupported } from '@vaglio/api-client';
import type { Prompt } from '@vaglio/contract';
import { formatCount, Icon, useToast } from '@vaglio/ui';
import { ReadAgainDialog, type ReadAgainDone } from './ReadAgainDialog';

interface ReadAgainButtonProps {
  readonly versions: readonly Prompt[];
  readonly articles?: readonly string[];
}

const NONE: readonly string[] = [];

/**
 * Button that opens the selection of articles to extract again. Afterwards, a toast shows how many articles were reset.
 */
export function ReadAgainButton({ versions, articles = NONE }: ReadAgainButtonProps) {
  const isRefused = useIsSupported('countReadAgain') === false;
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();
  if (isRefused) return null;
  return (
    <>
      <Button variant="text" startIcon={<Icon of={RotateCcw} />} onClick={() => setIsOpen(true)}>
        Read articles again
      </Button>
      {isOpen && (
        <ReadAgainDialog
          versions={versions}
          articles={articles}
          onClose={() => setIsOpen(false)}
          onDone={(done) => toast({ message: doneText(done) })}
        />
      )}
    </>
  );
}

function doneText({ reset, of, withoutText }: ReadAgainDone): string {
  const why = withoutText === 0 ? 'extracted' : 'extracted, or their text was removed';
  if (reset === 0)
    return withoutText === 0
      ? 'No article was queued: none of them was extracted.'
      : 'No article was queued: their texts were deleted, or they were not extracted.';
  const [waits, them] = reset === 1 ? ['waits', 'it'] : ['wait', 'them'];
  const which =
    reset < of
      ? `${formatCount(reset)} of ${formatCount(of)} articles ${waits} again; the others were not ${why}.`
      : `${formatCount(reset)} ${reset === 1 ? 'article' : 'articles'} ${waits} again.`;
  return `${which} Start a run to read ${them}.`;
}
