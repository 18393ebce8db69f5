import Box from '@mui/material/Box';
import { useId, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { CircleAlert } from 'lucide-react';
import { Icon } from '@vaglio/ui';
import { MarkedText } from '../preview/MarkedText';
import { splitAt } from '../preview/render-prompt';

interface PromptBodyProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Placeholder that is highlighted in the body. */
  readonly placeholder: string;
  readonly maxLength: number;
  readonly error: string | null;
  /** Status below the field. An error replaces it. */
  readonly status: ReactNode;
  readonly inputRef: Ref<HTMLTextAreaElement>;
}

const PAPER = {
  gridArea: '1 / 1',
  m: 0,
  p: '11px 14px',
  border: 0,
  width: '100%',
  height: { xs: 300, lg: 430 },
  boxSizing: 'border-box',
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarGutter: 'stable',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  typography: 'mono',
  lineHeight: '20px',
  fontVariantLigatures: 'none',
} as const;

/** Text area that highlights the placeholder, using a copy of the text behind it. */
export function PromptBody({
  name,
  value,
  onChange,
  placeholder,
  maxLength,
  error,
  status,
  inputRef,
}: PromptBodyProps) {
  const id = useId();
  const marks = useRef<HTMLDivElement>(null);
  const parts = useMemo(() => splitAt(value, placeholder), [value, placeholder]);
  const edge = error ? 'error.main' : 'field';
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'label', mb: '6px' }}>
        Prompt body
      </Box>
      <Box
        sx={{
          display: 'grid',
          border: 1,
          borderColor: edge,
          borderRadius: 1,
          bgcolor: 'background.paper',
          overflow: 'hidden',
          '&:focus-within': { outline: '2px solid var(--mui-palette-focus)', outlineOffset: '-1px' },
        }}
      >
        <Box
          ref={marks}
          aria-hidden="true"
          sx={{ ...PAPER, overflowY: 'hidden', color: 'transparent', '& mark': { color: 'transparent' } }}
        >
          <MarkedText parts={parts} />
          {'\n'}
        </Box>
        <Box
          component="textarea"
          id={id}
          name={name}
          ref={inputRef}
          value={value}
          maxLength={maxLength}
          spellCheck={false}
          required
          aria-invalid={error !== null}
          aria-describedby={`${id}-below`}
          onChange={(event) => onChange(event.target.value)}
          onScroll={(event) => {
            if (marks.current) marks.current.scrollTop = event.currentTarget.scrollTop;
          }}
          sx={{ ...PAPER, bgcolor: 'transparent', color: 'text.primary', resize: 'none', outline: 'none' }}
        />
      </Box>
      <Box
        id={`${id}-below`}
        aria-live="polite"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '6px',
          mt: '6px',
          typography: 'caption',
          color: error ? 'error.main' : 'muted',
        }}
      >
        {error && <Icon of={CircleAlert} size={14} />}
        {error ?? status}
      </Box>
    </Box>
  );
}
