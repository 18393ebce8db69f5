import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Copy } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import type { Account } from '@vaglio/contract';
import {
  Badge,
  EMPTY_VALUE,
  ErrorAlert,
  FeatureBoundary,
  Icon,
  Initials,
  SkeletonBar,
  useAnchor,
} from '@vaglio/ui';
import { i18n } from './messages/i18n';
import { DevicesCard } from './DevicesCard';
import { NamesForm } from './NamesForm';
import { OwnPasswordForm } from './OwnPasswordForm';
import { TextLink } from './TextLink';
import { usePerson } from './use-person';

/** Lazy card, rendered only if the installation or the account has a sign-in provider. */
const ProviderCard = lazy(() =>
  import('./provider/ProviderCard').then(({ ProviderCard: card }) => ({ default: card })),
);

/** Hash of the password section's address. */
const PASSWORD = 'password';

/** Page section with an anchor. */
interface ProfileSection {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface ProfilePageProps {
  readonly signInWith?: string | null;
  /** Further sign-in methods, below the password. */
  readonly signIn?: ReactNode;
  /** Sections of other features, at the end of the page. */
  readonly sections?: readonly ProfileSection[];
}

const NO_SECTIONS: readonly ProfileSection[] = [];

/**
 * Profile page with the user's data, the password form and sections of other features.
 * @param signInWith name of the sign-in provider; null without a provider
 * Source: spec §2, profile.
 */
export function ProfilePage({ signInWith = null, signIn, sections = NO_SECTIONS }: ProfilePageProps) {
  const { person, isFetching, failure, retry } = usePerson();
  const password = useAnchor<HTMLDivElement>(PASSWORD, person !== null);
  const provider = person && (signInWith !== null || isOfProvider(person)) && (
    <FeatureBoundary fallback={null}>
      <ProviderCard person={person} provider={signInWith} />
    </FeatureBoundary>
  );
  return (
    <Box
      sx={{
        maxWidth: 808,
        mx: 'auto',
        px: { xs: 4, md: 6 },
        py: 7,
        display: 'flex',
        flexDirection: 'column',
        gap: 4,
      }}
    >
      <Typography component="h1" variant="h1" sx={{ mb: 1 }}>
        {i18n.t('Profile')}
      </Typography>
      {failure && (
        <ErrorAlert onRetry={() => void retry()} isRetrying={isFetching}>
          {failure}
        </ErrorAlert>
      )}
      <Box component="nav" aria-label={i18n.t('Sections')} sx={LINKS}>
        {[accountPart(), signInPart(), ...sections].map(({ id, title }) => (
          <TextLink key={id} to={`#${id}`}>
            {title}
          </TextLink>
        ))}
      </Box>
      <PageSection {...accountPart()} isThere={person !== null}>
        {!failure && <Facts person={person} />}
        {person && <NamesForm person={person} />}
      </PageSection>
      <PageSection {...signInPart()} isThere={person !== null}>
        <Box ref={password} id={PASSWORD} tabIndex={-1} sx={{ scrollMarginTop: 72 }}>
          {person?.has_password === false ? provider : <OwnPasswordForm tokens={person?.api_tokens} />}
        </Box>
        {person?.has_password !== false && provider}
        {signIn}
        <DevicesCard tokens={person?.api_tokens} />
      </PageSection>
      {sections.map(({ id, title, content }) => (
        <PageSection key={id} id={id} title={title} isThere={person !== null}>
          {content}
        </PageSection>
      ))}
    </Box>
  );
}

const accountPart = () => ({ id: 'account', title: i18n.t('Account') });
const signInPart = () => ({ id: 'sign-in', title: i18n.t('Sign-in and devices') });

interface PageSectionProps {
  readonly id: string;
  readonly title: string;
  readonly isThere: boolean;
  readonly children: ReactNode;
}

/** Group of cards to which an address can link. */
function PageSection({ id, title, isThere, children }: PageSectionProps) {
  const section = useAnchor<HTMLDivElement>(id, isThere);
  return (
    <Box ref={section} id={id} role="group" tabIndex={-1} aria-label={title} sx={SECTION}>
      {children}
    </Box>
  );
}

const LINKS = { display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, mb: 2 };
const SECTION = { display: 'flex', flexDirection: 'column', gap: 4, scrollMarginTop: 72 };

/**
 * Returns true if a provider created the account or is linked to it, even if the installation no longer has a provider.
 */
function isOfProvider({ has_password, provider_linked }: Account): boolean {
  return provider_linked === true || has_password === false;
}

function Facts({ person }: { readonly person: Account | null }) {
  const isLoading = person === null;
  return (
    <Paper
      component="section"
      aria-label={i18n.t('Account')}
      aria-busy={isLoading}
      sx={{ border: 1, borderColor: 'border' }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 4,
          px: 5,
          py: 4,
          borderBottom: 1,
          borderColor: 'border',
        }}
      >
        {person ? (
          <Initials name={person.name} size={44} isOwn />
        ) : (
          <SkeletonBar width={44} height={44} isRound />
        )}
        <Typography component="h2" variant="cardTitle">
          {person ? person.name : <SkeletonBar width={160} height="line" />}
        </Typography>
      </Box>
      <Box component="dl" sx={{ m: 0, px: 5, py: 2 }}>
        <Fact label={i18n.t('Username')} isLoading={isLoading}>
          {person?.username}
        </Fact>
        <Fact label={i18n.t('Email')} isLoading={isLoading}>
          {person?.email}
        </Fact>
        <Fact label={i18n.t('Role')} isLoading={isLoading}>
          {person?.role && <Badge tone="accent">{person.role}</Badge>}
        </Fact>
        <Fact label={i18n.t('Status')} isLoading={isLoading}>
          {person?.accountStatus && <StatusBadge status={person.accountStatus} />}
        </Fact>
        <Fact label={i18n.t('User ID')} isLoading={isLoading}>
          {person?.userId && <UserId id={person.userId} />}
        </Fact>
      </Box>
    </Paper>
  );
}

interface FactProps {
  readonly label: string;
  readonly isLoading: boolean;
  readonly children: ReactNode;
}

function Fact({ label, isLoading, children }: FactProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '96px 1fr', md: '160px 1fr' },
        alignItems: 'center',
        columnGap: 2,
        minHeight: 40,
      }}
    >
      <Box component="dt" sx={{ color: 'muted' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {isLoading ? <SkeletonBar width={160} height="line" /> : children || EMPTY_VALUE}
      </Box>
    </Box>
  );
}

function StatusBadge({ status }: { readonly status: string }) {
  const text = status.charAt(0).toUpperCase() + status.slice(1);
  return <Badge tone={status.toLowerCase() === 'active' ? 'green' : 'neutral'}>{text}</Badge>;
}

function UserId({ id }: { readonly id: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography variant="mono">{id}</Typography>
      <IconButton
        size="small"
        aria-label={i18n.t('Copy user ID')}
        title={i18n.t('Copy user ID')}
        onClick={() => void navigator.clipboard?.writeText(id)}
      >
        <Icon of={Copy} />
      </IconButton>
    </Box>
  );
}
