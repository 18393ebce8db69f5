import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useRef } from 'react';
import { readBasePath } from '@vaglio/api-client';
import type { Logo } from './read-logo-file';

interface LogoFieldProps {
  /** The address of the present one; null without one. */
  readonly present: string | null;
  readonly chosen: Logo | null;
  readonly hasLogo: boolean;
  readonly problem: string | null;
  readonly onChoose: (file: File) => void;
  readonly onTakeAway: () => void;
}

/** The logo, shown as a picture alone, in which nothing can act. */
export function LogoField({ present, chosen, hasLogo, problem, onChoose, onTakeAway }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const source = chosen ? `data:${chosen.kind};base64,${chosen.data}` : present && readBasePath() + present;
  return (
    <Box role="group" aria-label="Logo" aria-describedby={hintId}>
      <Box sx={{ typography: 'label', mb: '6px', color: 'text.primary' }}>Logo</Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flexWrap: 'wrap' }}>
        {hasLogo && source && (
          <Box
            component="img"
            src={source}
            alt="The logo"
            sx={{ height: 32, maxWidth: 160, objectFit: 'contain' }}
          />
        )}
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {hasLogo ? 'Choose another' : 'Choose a file'}
        </Button>
        {hasLogo && (
          <Button variant="text" onClick={onTakeAway}>
            Remove
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/svg+xml,image/png"
          aria-label="File of the logo"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChoose(file);
            target.value = '';
          }}
        />
      </Box>
      <Box
        id={hintId}
        role={problem ? 'alert' : undefined}
        sx={{ typography: 'caption', mt: '6px', color: problem ? 'error.main' : 'text.secondary' }}
      >
        {problem ?? 'SVG or PNG, up to 100 kB. Without one the mark of the product is shown.'}
      </Box>
    </Box>
  );
}
