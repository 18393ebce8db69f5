import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { formatCount } from '../format/number-formats';

interface RevokeTokensChoiceProps {
  /** Valid API tokens of the account, 'unknown' where there may be some; undefined from a server that does not count them. */
  readonly count: number | 'unknown' | undefined;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
  readonly disabled?: boolean;
}

/** Choice to revoke API tokens with a change that closes an account to others; nothing where there are none. */
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
