import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState } from 'react';
import { UNPROVED_LABEL } from '@vaglio/startups-data';
import { Badge } from '@vaglio/ui';
import { markedText, type TextPlace } from './marked-text';

export interface QuotedValue {
  readonly label: string;
  readonly value: string;
  /** Positions of the quotes in the text. The list is empty if there is no quote. */
  readonly places: readonly TextPlace[];
  /** Label of a warning, such as 'unconfirmed'. */
  readonly caution?: string;
  /** Company register entry that states the value, with its number and seat. It replaces a quote from the text. */
  readonly register?: string;
  /** Reason why the quotes do not prove the value: a short label and a sentence. */
  readonly unproved?: { readonly label: string; readonly missing: string };
}

interface QuoteReaderProps {
  readonly text: string;
  readonly values: readonly QuotedValue[];
  /** Index of the value that is selected initially. By default, this is the first value with a quote. */
  readonly firstChosen?: number;
}

/** Values next to their source text. Selecting a value highlights its quotes in the text and scrolls to them. */
export function QuoteReader({ text, values, firstChosen }: QuoteReaderProps) {
  const hasPlace = ({ places, unproved }: QuotedValue) => places.length > 0 && unproved === undefined;
  const first = firstChosen ?? values.findIndex(hasPlace);
  const [chosen, setChosen] = useState(first);
  const textId = useId();
  const article = useRef<HTMLDivElement>(null);
  const places = values[chosen]?.places ?? [];
  useEffect(() => {
    article.current?.querySelector('mark')?.scrollIntoView?.({ block: 'center' });
  }, [chosen]);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: '1fr', md: 'minmax(220px, 5fr) 7fr' },
        color: 'text.primary',
      }}
    >
      <Box
        component="ul"
        aria-label="Fields"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, alignContent: 'start' }}
      >
        {values.map((value, index) => (
          <li key={`${value.label} ${value.value}`}>
            <QuotedButton
              value={value}
              isChosen={index === chosen}
              controls={textId}
              onChoose={() => setChosen(index)}
            />
          </li>
        ))}
      </Box>
      <Box id={textId} ref={article} role="group" aria-label="Text" tabIndex={0} sx={TEXT}>
        {markedText(text, places).map(({ text: piece, isMarked }, index) =>
          isMarked ? <mark key={index}>{piece}</mark> : piece,
        )}
      </Box>
    </Box>
  );
}

interface QuotedButtonProps {
  readonly value: QuotedValue;
  readonly isChosen: boolean;
  readonly controls: string;
  readonly onChoose: () => void;
}

function QuotedButton({
  value: { label, value, places, caution, register, unproved },
  isChosen,
  controls,
  onChoose,
}: QuotedButtonProps) {
  const hasSource = places.length > 0;
  return (
    <Box
      component="button"
      type="button"
      aria-pressed={isChosen}
      aria-controls={controls}
      disabled={!hasSource}
      onClick={onChoose}
      sx={BUTTON}
    >
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {value}
      </Box>
      {register !== undefined ? (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {register}
        </Box>
      ) : (
        (unproved !== undefined || !hasSource) && (
          <span>
            <Badge tone="amber">{unproved?.label ?? UNPROVED_LABEL}</Badge>
          </span>
        )
      )}
      {unproved !== undefined && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {unproved.missing}
        </Box>
      )}
      {caution && (
        <span>
          <Badge tone="amber">{caution}</Badge>
        </span>
      )}
    </Box>
  );
}

const TEXT = {
  maxHeight: { xs: 320, md: 480 },
  overflowY: 'auto',
  whiteSpace: 'pre-line',
  p: 4,
  border: 1,
  borderColor: 'border',
  borderRadius: 1,
  bgcolor: 'background.default',
  '& mark': {
    bgcolor: 'accentSoft',
    color: 'accentSoftText',
    borderRadius: '3px',
    px: '2px',
    boxDecorationBreak: 'clone',
  },
};
const BUTTON = {
  display: 'grid',
  gap: '2px',
  width: '100%',
  p: 2,
  textAlign: 'left',
  font: 'inherit',
  color: 'inherit',
  border: 1,
  borderColor: 'transparent',
  borderRadius: 1,
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&:hover:not(:disabled)': { borderColor: 'border' },
  '&[aria-pressed=true]': { bgcolor: 'selected', borderColor: 'primary.main' },
  '&:disabled': { cursor: 'default' },
};
