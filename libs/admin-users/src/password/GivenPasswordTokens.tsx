import Typography from '@mui/material/Typography';
import type { User } from '@vaglio/contract';
import { RevokeTokensChoice } from '@vaglio/ui';

interface GivenPasswordTokensProps {
  readonly user: User;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
  readonly disabled: boolean;
}

/**
 * Option to revoke a user's API tokens when an administrator sets the user's password, with a note about tokens that
 * remain valid.
 */
export function GivenPasswordTokens({ user, isChosen, onChange, disabled }: GivenPasswordTokensProps) {
  const { api_tokens = 0 } = user;
  return (
    <>
      <RevokeTokensChoice count={api_tokens} isChosen={isChosen} onChange={onChange} disabled={disabled} />
      {api_tokens > 0 && !isChosen && (
        <Typography variant="caption" sx={{ color: 'muted' }}>
          Kept tokens work again once the person has chosen a password.
        </Typography>
      )}
    </>
  );
}
