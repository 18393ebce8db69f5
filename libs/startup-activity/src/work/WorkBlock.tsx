import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession, useNow } from '@vaglio/auth-session';
import type { Work } from '@vaglio/contract';
import { EMPTY_VALUE, Icon, DetailBlock, PersonName, ValueList, ValueRow } from '@vaglio/ui';
import { FollowButton } from './FollowButton';
import { dueText, type DueText } from './due-text';
import { useWork } from '@vaglio/startups-data';
import { WorkForm } from './WorkForm';

interface WorkBlockProps {
  /** Id of the startup. */
  readonly id: string;
}

/** Assignee and next step of a startup, which can be edited in place. Hidden if the server does not support them. */
export function WorkBlock({ id }: WorkBlockProps) {
  const now = useNow();
  const { claims } = useSession();
  const work = useWork(id);
  // The form keeps the values that the user saw, even if they are reloaded while the user types.
  const [edited, setEdited] = useState<Work | null>(null);
  if (work === null) return null;
  return (
    <DetailBlock title="Work">
      {edited ? (
        <WorkForm work={edited} onClose={() => setEdited(null)} />
      ) : (
        <>
          <ValueList>
            <ValueRow name="Assignee">
              {work.assignee === null ? (
                EMPTY_VALUE
              ) : (
                <PersonName name={work.assignee} isOwn={work.assignee_id === claims.sub} />
              )}
            </ValueRow>
            <ValueRow name="Next step">
              {work.step ?? EMPTY_VALUE}
              {work.due !== null && <Due text={dueText(work.due, now)} />}
            </ValueRow>
          </ValueList>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, ml: -2 }}>
            {canWriteInvestments(claims) && (
              <Button
                variant="text"
                size="small"
                startIcon={<Icon of={Pencil} />}
                onClick={() => setEdited(work)}
              >
                Edit the work
              </Button>
            )}
            <FollowButton id={id} />
          </Box>
        </>
      )}
    </DetailBlock>
  );
}

const COLOURS = { ahead: 'muted', today: 'warning.main', over: 'error.main' } as const;

function Due({ text: { text, state } }: { readonly text: DueText }) {
  return <Box sx={{ typography: 'body2', color: COLOURS[state] }}>{text}</Box>;
}
