import Box from '@mui/material/Box';
import {
  Activity,
  Archive,
  Bot,
  Braces,
  Gauge,
  GitCommitVertical,
  History,
  Hourglass,
  Layers,
  ListChecks,
  Network,
  Play,
  PlugZap,
  Rss,
  SlidersHorizontal,
  Users,
  type LucideIcon,
  Webhook,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { PipelinePlace } from '@vaglio/batch-runner';
import {
  AuditSection,
  BackupsSection,
  ConnectionsSection,
  ExclusivitySection,
  LlmBatchSection,
  ParametersSection,
  PromptSection,
  ReasonsSection,
  ResultsScreen,
  RetentionCard,
  ScoresSection,
  ScraperSection,
  ServiceAccountsSection,
  StageLimitsSection,
  StatusSection,
  UnweightedAwardsCard,
  UsersSection,
  VersionsSection,
  WebhooksSection,
} from './section-screens';

const DEFAULT_SETTINGS_SECTION = 'results';

export interface SettingsSection {
  /** Hash of the section's address, without #. */
  readonly key: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly content: ReactNode;
  /** Place in the pipeline, for sections that show the strip of pending work. */
  readonly inPipeline?: PipelinePlace;
}

/** Section with all parameters, followed by the awards without a parameter. */
function ParametersPage() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <ParametersSection />
      <UnweightedAwardsCard />
    </Box>
  );
}

/** Section with the system status and the retention periods. */
function StatusPage() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <StatusSection />
      <RetentionCard />
    </Box>
  );
}

const results: SettingsSection = {
  key: DEFAULT_SETTINGS_SECTION,
  label: 'LLM Results',
  icon: Layers,
  content: <ResultsScreen />,
  inPipeline: 'results',
};

/** Settings sections in menu order. The first eight are those of the specification. Source: spec §2, configurations. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  results,
  { key: 'prompt', label: 'Prompt', icon: Braces, content: <PromptSection />, inPipeline: 'prompt' },
  {
    key: 'llm-batch',
    label: 'Run LLM batch',
    icon: Play,
    content: <LlmBatchSection />,
    inPipeline: 'llm-batch',
  },
  { key: 'params', label: 'Parameters', icon: SlidersHorizontal, content: <ParametersPage /> },
  { key: 'params_excl', label: 'Params exclusivity', icon: Network, content: <ExclusivitySection /> },
  { key: 'scraper', label: 'Scraper', icon: Rss, content: <ScraperSection />, inPipeline: 'scraper' },
  { key: 'score_config', label: 'Scores', icon: Gauge, content: <ScoresSection /> },
  { key: 'users', label: 'Users', icon: Users, content: <UsersSection /> },
  { key: 'audit', label: 'Audit', icon: History, content: <AuditSection /> },
  { key: 'reasons', label: 'Reasons for decisions', icon: ListChecks, content: <ReasonsSection /> },
  { key: 'stage-days', label: 'Days in a stage', icon: Hourglass, content: <StageLimitsSection /> },
  {
    key: 'scoring-versions',
    label: 'Scoring versions',
    icon: GitCommitVertical,
    content: <VersionsSection />,
  },
  {
    key: 'service-accounts',
    label: 'Service accounts',
    icon: Bot,
    content: <ServiceAccountsSection />,
  },
  { key: 'webhooks', label: 'Webhooks', icon: Webhook, content: <WebhooksSection /> },
  { key: 'connections', label: 'Connections', icon: PlugZap, content: <ConnectionsSection /> },
  { key: 'backups', label: 'Backups', icon: Archive, content: <BackupsSection /> },
  { key: 'status', label: 'Status', icon: Activity, content: <StatusPage /> },
];

/** Returns the section for a hash such as '#params'. Unknown and missing hashes return LLM Results. */
export function sectionOf(hash: string, sections = SETTINGS_SECTIONS): SettingsSection {
  return sections.find(({ key }) => key === hash.slice(1)) ?? results;
}
