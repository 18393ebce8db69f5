import { SecretFrame } from '@vaglio/ui';
import type { CreatedApiToken } from './endpoints.gen';

interface NewTokenTextProps {
  readonly created: CreatedApiToken;
  readonly onClose: () => void;
}

/** The text of a new token, shown this once. */
export function NewTokenText({ created: { name, token }, onClose }: NewTokenTextProps) {
  return (
    <SecretFrame title={`Token of ${name}`} label="Token" secret={token} what="token" onClose={onClose}>
      Store it where your program finds it, and nowhere else: it is shown only now. Whoever has it can call in
      your name.
    </SecretFrame>
  );
}
