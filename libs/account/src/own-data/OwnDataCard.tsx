import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatExact, Section } from '@vaglio/ui';
import { i18n } from '../messages/i18n';
import { PasswordQuestionDialog } from '../second-factor/PasswordQuestionDialog';
import { useOwnData } from './use-own-data';

/** Card that exports the user's personal data as a file. It renders nothing if the server does not support it. */
export function OwnDataCard() {
  const { isSupported, takenByOthers, take } = useOwnData();
  const [isAsking, setIsAsking] = useState(false);
  if (!isSupported) return null;
  return (
    <Section
      title={i18n.t('Your data')}
      purpose={i18n.t('Everything stored about you: your account, your actions, and entries that name you.')}
      headingLevel={2}
      action={<Button onClick={() => setIsAsking(true)}>{i18n.t('Take a copy')}</Button>}
    >
      {takenByOthers.length === 0 ? (
        <Box sx={{ color: 'muted' }}>{i18n.t('No administrator has taken a copy.')}</Box>
      ) : (
        <Box
          component="ul"
          aria-label={i18n.t('Copies that administrators took')}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {takenByOthers.map(({ at, by }) => (
            <Box component="li" key={at} sx={{ overflowWrap: 'anywhere' }}>
              {by === null
                ? i18n.t('An administrator took a copy on {time}.', { time: formatExact(at) })
                : i18n.t('{name} took a copy on {time}.', { name: by, time: formatExact(at) })}
            </Box>
          ))}
        </Box>
      )}
      {isAsking && (
        <PasswordQuestionDialog
          title={i18n.t('Take a copy of your data')}
          confirmLabel={i18n.t('Take a copy')}
          isOptional
          onPassword={async (password) => {
            const failure = await take(password);
            if (failure === null) setIsAsking(false);
            return failure;
          }}
          onClose={() => setIsAsking(false)}
        >
          {i18n.t(
            'The file holds personal data in plain text, without passwords and keys. Store it where nobody else reads it.',
          )}
        </PasswordQuestionDialog>
      )}
    </Section>
  );
}
