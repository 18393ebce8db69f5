import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { formatCount } from '../format/number-formats';

interface RevokeTokensChoiceProps {
  /**
   * Number of valid API tokens of the account; 'unknown' if the account may have tokens; undefined if the server does
   * not count tokens.
   */
  readonly count: number | 'unknown' | undefined;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
  readonly disabled?: boolean;
}

/**
 * Checkbox that also revokes the API tokens when a change locks other people out of an account. It is hidden if the
 * account has no tokens.
 */
export function RevokeTokensChoice({
  count = 0,
  isChosen,
  onChange,
  disabled = false,
}: RevokeTokensChoiceProps) {
  if (count === 0) return null;
  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', ml: -2, width: 'fit-content', color: 'text.primary' }}
    >
      <Checkbox
        checked={isChosen}
        disabled={disabled}
        onChange={(_event, isChecked) => onChange(isChecked)}
      />
      {count === 'unknown'
        ? 'Also revoke API tokens, if there are any'
        : `Also revoke API tokens (${formatCount(count)})`}
    </Box>
  );
}
