import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { errorText } from '@vaglio/api-client';
import type { User } from '@vaglio/contract';
import { Badge, ConfirmDialog, RevokeTokensChoice } from '@vaglio/ui';
import type { useResetSecondFactorMutation, useSeparateIdentityMutation } from '../hooks.gen';
import { StateRow } from '../state/StateRow';

/** Props of every row in the edit dialog of an account. */
export interface AccountRowProps {
  readonly user: User;
  readonly onChanged: (user: User | null) => void;
}

interface ConfirmedRowProps extends AccountRowProps {
  readonly label: string;
  readonly badge: string;
  /** Label of the button in the row and in the dialog. */
  readonly verb: string;
  readonly busyLabel: string;
  /** Title of the confirmation dialog. */
  readonly title: string;
  readonly mutation: ReturnType<typeof useResetSecondFactorMutation | typeof useSeparateIdentityMutation>;
  /** Text of the confirmation dialog. */
  readonly children: ReactNode;
}

/** Row for an account property that an administrator can remove after confirming. */
export function ConfirmedRow(props: ConfirmedRowProps) {
  const { user, onChanged, label, badge, verb, busyLabel, title, mutation, children } = props;
  const [isAsking, setIsAsking] = useState(false);
  const [revokes, setRevokes] = useState(true);
  const [call, { isLoading, error, reset }] = mutation;
  const end = async () => {
    const answer = await call({ id: user.userId, ...(!revokes && { keepApiTokens: true }) });
    if (answer.error) return;
    setIsAsking(false);
    onChanged(answer.data ?? null);
  };
  const ask = () => {
    reset();
    setRevokes(true);
    setIsAsking(true);
  };
  const action = (
    <Button size="small" color="error" onClick={ask}>
      {verb}
    </Button>
  );
  return (
    <>
      <StateRow label={label} action={action}>
        <Badge tone="green">{badge}</Badge>
      </StateRow>
      {isAsking && (
        <ConfirmDialog
          title={title}
          confirmLabel={verb}
          busyLabel={busyLabel}
          isDanger
          busy={isLoading}
          error={error ? errorText(error, 'Update failed') : null}
          onConfirm={() => void end()}
          onCancel={() => setIsAsking(false)}
        >
          {children}
          <RevokeTokensChoice
            count={user.api_tokens}
            isChosen={revokes}
            onChange={setRevokes}
            disabled={isLoading}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
