import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import type { SimilarStartup } from '@vaglio/contract';
import { useFindSimilarStartupsQuery } from '@vaglio/startups-data';
import { CANTONS, routes } from '@vaglio/startups-domain';

interface SimilarStartupsProps {
  readonly companyName: string;
  readonly website: string;
}

const PAUSE_MS = 300;
/** Minimum length of a company name, in characters, for which similar startups are requested. */
const MIN_NAME_LENGTH = 2;

/**
 * Startups that may be the typed company. Each has the reasons for the similarity and a link that opens in a new tab.
 */
export function SimilarStartups({ companyName, website }: SimilarStartupsProps) {
  const typed = useSettled(companyName.trim());
  const site = useSettled(website.trim());
  const { currentData } = useFindSimilarStartupsQuery(
    typed.length < MIN_NAME_LENGTH ? skipToken : { name: typed, ...(site !== '' && { website: site }) },
  );
  const items = currentData?.items ?? [];
  return (
    <Box role="status" sx={{ gridColumn: '1 / -1', '&:empty': { position: 'absolute' } }}>
      {items.length > 0 && (
        <Box sx={LIST}>
          <Typography sx={{ fontWeight: 600 }}>
            {items.some(({ is_same }) => is_same) ? 'This company already exists' : 'Is it one of these?'}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((startup) => (
              <li key={startup.id}>
                <Similar startup={startup} />
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function Similar({ startup: { id, company_name, canton, because, is_deleted } }: Props) {
  const place = CANTONS.find(({ code }) => code === canton)?.name;
  const facts = [place, because].filter(Boolean).join(', ');
  if (is_deleted) {
    return (
      <>
        <b>{company_name}</b> was deleted. An administrator can restore it in LLM Results.
      </>
    );
  }
  return (
    <>
      <Link
        href={routes.investments({ mode: 'all', later: 'all', startup: id })}
        target="_blank"
        rel="noopener"
      >
        Open {company_name}
      </Link>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {facts}
      </Box>
    </>
  );
}

type Props = { readonly startup: SimilarStartup };

/** Returns the text with a delay, as soon as the user stops typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const LIST = { border: 1, borderColor: 'border', borderRadius: 1, px: 4, py: 3, bgcolor: 'neutralSoft' };
