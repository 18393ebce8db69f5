import type { CreatedApiToken } from '@vaglio/contract';
import { SecretFrame } from '@vaglio/ui';
import type { TokenOwner } from './use-token-changes';

interface NewTokenTextProps {
  readonly created: CreatedApiToken;
  /** Whose token it is; null for one of the signed-in person. */
  readonly owner: TokenOwner | null;
  readonly onClose: () => void;
}

/** The text of a new token, shown this once. */
export function NewTokenText({ created: { name, token }, owner, onClose }: NewTokenTextProps) {
  return (
    <SecretFrame title={`Token of ${name}`} label="Token" secret={token} what="token" onClose={onClose}>
      Store it where your program finds it, and nowhere else: it is shown only now. Whoever has it can call in{' '}
      {owner ? `the name of ${owner.name}` : 'your name'}.
    </SecretFrame>
  );
}
