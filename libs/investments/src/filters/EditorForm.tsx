import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KeyboardEvent, ReactNode } from 'react';

interface EditorFormProps {
  readonly onApply: () => void;
  readonly children: ReactNode;
}

/**
 * Fields of a filter with an 'Apply' button, which Enter also triggers. It is not a `<form>`, because Apply navigates.
 */
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
