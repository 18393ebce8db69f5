import { memo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import type { ReviewCompany } from '@vaglio/contract';
import { Badge, formatCount, formatFraction, formatScore, Icon } from '@vaglio/ui';
import { isProposed, namesakeOf } from './acts';
import { CompanyMenu } from './CompanyMenu';
import type { DeskScope } from './desk-scope';
import { KeyMark } from '../KeyMark';

interface CompanyHeaderProps {
  readonly company: ReviewCompany;
  readonly scope: DeskScope;
  readonly isActive: boolean;
  readonly isFolded: boolean;
}

/** Header of a company with its name, the matching startup and the actions on the company. */
export const CompanyHeader = memo(function CompanyHeader({
  company,
  scope,
  isActive,
  isFolded,
}: CompanyHeaderProps) {
  const { raw_id, company_name, startup, becomes, values } = company;
  const isNew = startup === null;
  const namesake = namesakeOf(company);
  const isKnown = !isNew || becomes !== undefined || namesake !== null;
  const toAccept = canAcceptCompany(company);
  const openCount = values.filter(({ is_open }) => is_open).length;
  return (
    <Box sx={HEADER}>
      <Box sx={NAMES}>
        <Typography component="h3" sx={NAME}>
          {company_name}
        </Typography>
        <Badge tone={isKnown ? 'accent' : 'neutral'}>{isKnown ? 'Known startup' : 'New company'}</Badge>
        <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {knownText(company)}
        </Box>
      </Box>
      {isFolded ? (
        <ButtonBase
          aria-label={`Show ${company_name}, ${openCount} open`}
          onClick={() => scope.select({ rawId: raw_id, key: values[0]?.key ?? '' })}
          sx={UNFOLD}
        >
          {openCount} open
          <Icon of={ChevronDown} />
        </ButtonBase>
      ) : (
        scope.canAct && (
          <Box sx={ACTS}>
            {isNew && (
              <>
                <Button
                  size="small"
                  variant="text"
                  aria-keyshortcuts="d"
                  onClick={() => scope.setAside(company, 'not_a_startup')}
                >
                  Not a startup
                </Button>
                <Button
                  size="small"
                  variant="text"
                  aria-haspopup="dialog"
                  aria-keyshortcuts="m"
                  onClick={() => scope.askMerge(company)}
                >
                  Merge into …
                </Button>
              </>
            )}
            {toAccept && (
              <Button size="small" aria-keyshortcuts="a" onClick={() => scope.accept(company)}>
                {namesake ? `Accept as ${namesake.company_name}` : 'Accept company'}
                {isActive && <KeyMark>a</KeyMark>}
              </Button>
            )}
            <CompanyMenu company={company} scope={scope} hasAll={!isNew} />
          </Box>
        )
      )}
    </Box>
  );
}, isAsBefore);

/**
 * Compares the props that affect the header. From the scope, it uses only the permission, because all functions are
 * stable.
 */
function isAsBefore(before: CompanyHeaderProps, after: CompanyHeaderProps): boolean {
  return (
    before.company === after.company &&
    before.isActive === after.isActive &&
    before.isFolded === after.isFolded &&
    before.scope.canAct === after.scope.canAct
  );
}

/** Returns true if "Accept company" would change anything. */
export function canAcceptCompany({ state, values }: ReviewCompany): boolean {
  return state === 'waiting' || values.some(isProposed);
}

/**
 * Returns a text about the matching or most similar startup, such as 'Rank 14, score 9.0' or 'Like Cardiolys Sàrl,
 * 0.93'.
 */
function knownText({ startup, becomes, nearest }: ReviewCompany): string {
  const known = startup ?? becomes;
  if (known) return `Rank ${formatCount(known.rank)}, score ${formatScore(known.score)}`;
  return nearest ? `Like ${nearest.company_name}, ${formatFraction(nearest.likeness)}` : '';
}

const HEADER = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  minHeight: 52,
  py: '6px',
  pl: 5,
  pr: 3,
};
const NAMES = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  flex: '1 1 240px',
  minWidth: 0,
};
const NAME = {
  fontSize: '1rem',
  lineHeight: '24px',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
};
const ACTS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
const UNFOLD = {
  gap: 1,
  minHeight: 32,
  px: 2,
  borderRadius: 1,
  typography: 'body2',
  color: 'text.secondary',
};
