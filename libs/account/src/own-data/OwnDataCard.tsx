import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatExact, Section } from '@vaglio/ui';
import { PasswordQuestionDialog } from '../second-factor/PasswordQuestionDialog';
import { useOwnData } from './use-own-data';

/** All that is stored about the person, as a file; nothing on a server that does not give it. */
export function OwnDataCard() {
  const { isSupported, takenByOthers, take } = useOwnData();
  const [isAsking, setIsAsking] = useState(false);
  if (!isSupported) return null;
  return (
    <Section
      title="Your data"
      purpose="All that is stored about you: your account, what you did, and what names you."
      headingLevel={2}
      action={<Button onClick={() => setIsAsking(true)}>Take a copy</Button>}
    >
      {takenByOthers.length === 0 ? (
        <Box sx={{ color: 'muted' }}>No administrator has taken a copy.</Box>
      ) : (
        <Box
          component="ul"
          aria-label="Copies that administrators took"
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {takenByOthers.map(({ at, by }) => (
            <Box component="li" key={at} sx={{ overflowWrap: 'anywhere' }}>
              {by ?? 'An administrator'} took a copy on {formatExact(at)}.
            </Box>
          ))}
        </Box>
      )}
      {isAsking && (
        <PasswordQuestionDialog
          title="Take a copy of your data"
          confirmLabel="Take a copy"
          isOptional
          onPassword={async (password) => {
            const failure = await take(password);
            if (failure === null) setIsAsking(false);
            return failure;
          }}
          onClose={() => setIsAsking(false)}
        >
          The file holds personal data in plain text, without passwords and keys. Store it where nobody else
          reads it.
        </PasswordQuestionDialog>
      )}
    </Section>
  );
}
