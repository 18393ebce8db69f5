import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KeyboardEvent, ReactNode } from 'react';

interface EditorFormProps {
  readonly onApply: () => void;
  readonly children: ReactNode;
}

/** The fields of a filter with 'Apply', which Enter presses too. No form: what it does is a step to another address. */
export function EditorForm({ onApply, children }: EditorFormProps) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
      return;
    event.preventDefault();
    onApply();
  };
  return (
    <Box onKeyDown={onKey}>
      {children}
      <Box sx={{ p: 3, pt: 2 }}>
        <Button variant="contained" fullWidth onClick={onApply}>
          Apply
        </Button>
      </Box>
    </Box>
  );
}
