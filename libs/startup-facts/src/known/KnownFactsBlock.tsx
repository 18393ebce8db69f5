import Box from '@mui/material/Box';
import { memo } from 'react';
import { useNow } from '@vaglio/auth-session';
import type { Startup, StartupFacts } from '@vaglio/contract';
import { factLabel, websiteHost } from '@vaglio/startups-domain';
import { DetailBlock, OutsideLink } from '@vaglio/ui';
import { factKind } from '../facts/fact-field';
import { originText } from '../facts/origin-text';
import { useFacts } from '../facts/use-facts';
import { valueText } from '../facts/value-kind';

const FIELDS = ['canton', 'country', 'sector', 'founding_year', 'website', 'raised_money'] as const;

/**
 * Known facts about a startup. The origin of each value appears when the facts are loaded. It renders nothing if no
 * facts are known.
 */
export const KnownFactsBlock = memo(function KnownFactsBlock({ startup }: { readonly startup: Startup }) {
  const { facts } = useFacts(startup.id);
  const now = useNow();
  const known = FIELDS.filter((field) => startup[field] !== null);
  if (known.length === 0) return null;
  return (
    <DetailBlock title="Known facts">
      <Box component="dl" sx={GRID}>
        {known.map((field) => {
          const value = startup[field];
          return (
            <Box key={field} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'muted' }}>
                {factLabel(field)}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                {field === 'website' ? (
                  <OutsideLink address={String(value)}>{websiteHost(String(value)) ?? value}</OutsideLink>
                ) : (
                  valueText(factKind(field), value, startup.raised_currency ?? null)
                )}
              </Box>
              <Box component="dd" sx={ORIGIN}>
                {originOf(facts, field, now)}
              </Box>
            </Box>
          );
        })}
      </Box>
    </DetailBlock>
  );
});

function originOf(facts: StartupFacts | null, field: (typeof FIELDS)[number], now: Date): string {
  const origin = facts?.fields.find((fact) => fact.field === field)?.origin ?? null;
  return origin === null ? '' : originText(origin, now).long;
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) minmax(0, 1fr)',
  gap: '6px 12px',
  m: 0,
  typography: 'body2',
};
const ORIGIN = { m: 0, minWidth: 0, color: 'muted', typography: 'caption', lineHeight: 'inherit' };
