import Box from '@mui/material/Box';
import { EMPTY_VALUE } from '@vaglio/ui';
import { INDENTED } from './fact-style';

/** Text that replaces an empty list of facts. */
export function NothingKnown() {
  return <Box sx={{ ...INDENTED, color: 'muted', py: 1 }}>{EMPTY_VALUE}</Box>;
}
